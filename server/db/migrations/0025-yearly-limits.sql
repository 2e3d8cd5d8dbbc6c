-- Every name that a service or a policy has had. Claims keep the name of their time as text, and a yearly limit counts
-- the claims under all of them. Triggers, so that no way of adding or renaming an offer is left out.
CREATE TABLE offer_names (
  -- the kind of claim that may have the name: services have claims, policies have premium claims
  kind text NOT NULL CHECK (kind IN ('claim', 'premium-claim')),
  name text NOT NULL,
  -- the slug of the service, or the id of the policy
  offer text NOT NULL,
  PRIMARY KEY (kind, name)
);
INSERT INTO offer_names (kind, name, offer)
  SELECT 'claim', title, slug FROM services UNION ALL SELECT 'premium-claim', name, id::text FROM policies;

CREATE FUNCTION record_service_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO offer_names (kind, name, offer) VALUES ('claim', NEW.title, NEW.slug)
    ON CONFLICT (kind, name) DO UPDATE SET offer = excluded.offer;
  RETURN NULL;
END $$;
CREATE TRIGGER name_recorded AFTER INSERT OR UPDATE OF title ON services
  FOR EACH ROW EXECUTE FUNCTION record_service_name();

CREATE FUNCTION record_policy_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO offer_names (kind, name, offer) VALUES ('premium-claim', NEW.name, NEW.id::text)
    ON CONFLICT (kind, name) DO UPDATE SET offer = excluded.offer;
  RETURN NULL;
END $$;
CREATE TRIGGER name_recorded AFTER INSERT OR UPDATE OF name ON policies
  FOR EACH ROW EXECUTE FUNCTION record_policy_name();

-- The most that is approved in a year for a service or a policy, in cents of a dollar; null ends a limit. The newest day
-- that is not in the future is in force; of two for one day the one that was added last.
CREATE TABLE yearly_limits (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('claim', 'premium-claim')),
  offer text NOT NULL,
  since date NOT NULL,
  limit_cents bigint CHECK (limit_cents > 0),
  set_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX yearly_limits_of_offer ON yearly_limits (kind, offer, since DESC, id DESC);
CREATE TRIGGER never_changed BEFORE UPDATE OR DELETE OR TRUNCATE ON yearly_limits
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
