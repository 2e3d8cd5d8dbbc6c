-- Every price that a service has had: a letter names the price that was shown when it was written, and may come late.
CREATE TABLE service_prices (
  service_slug text NOT NULL REFERENCES services (slug) ON DELETE CASCADE,
  since timestamptz NOT NULL,
  yearly_price double precision,
  PRIMARY KEY (service_slug, since)
);
INSERT INTO service_prices (service_slug, since, yearly_price) SELECT slug, price_since, yearly_price FROM services;
CREATE TABLE premium_prices (
  since timestamptz PRIMARY KEY,
  yearly_price double precision
);
ALTER TABLE subscriptions ADD COLUMN yearly_price double precision;
ALTER TABLE upgrades ADD COLUMN yearly_price double precision;
UPDATE subscriptions SET yearly_price = services.yearly_price FROM services WHERE services.slug = subscriptions.service_slug;

-- Asking to be called twice while one request is open is one request.
UPDATE claim_requests SET settled_at = now()
  WHERE settled_at IS NULL AND EXISTS (
    SELECT FROM claim_requests AS newer
    WHERE newer.user_id = claim_requests.user_id AND newer.settled_at IS NULL AND newer.id > claim_requests.id);
CREATE UNIQUE INDEX claim_requests_one_open ON claim_requests (user_id) WHERE settled_at IS NULL;
