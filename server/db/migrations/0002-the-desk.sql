-- A premium plan may have a first and a last day; without them it stands until it is changed.
ALTER TABLE users ADD COLUMN premium_from date, ADD COLUMN premium_until date;
-- An administrator who is no longer one stays in the record of what was decided.
ALTER TABLE users ADD COLUMN removed_at timestamptz;
CREATE INDEX users_of_role ON users (role, id);
CREATE INDEX users_whose_plan_ends ON users (premium_until) WHERE role = 'premium' AND premium_until IS NOT NULL;

-- The words that somebody is found by: of each the beginning is enough.
CREATE FUNCTION search_words(written text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN array_to_tsvector(array_remove(regexp_split_to_array(lower(written), '[\s@.,_+''/()-]+'), ''));
CREATE INDEX users_by_words ON users USING gin (search_words(username || ' ' || email || ' ' || phone));

-- A claim's version is how many events it has had: who decides names the version that was seen.
ALTER TABLE claims
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN corrects uuid REFERENCES claims (id),
  -- the order of the queue: priority first, then oldest
  ADD COLUMN queue_rank smallint NOT NULL GENERATED ALWAYS AS (CASE WHEN priority THEN 0 ELSE 1 END) STORED;
CREATE INDEX claims_correcting ON claims (corrects) WHERE corrects IS NOT NULL;
CREATE INDEX claims_queue ON claims (queue_rank, received_at, id);
CREATE INDEX claims_undecided ON claims (queue_rank, received_at, id)
  WHERE status IN ('submitted', 'in-review', 'more-information');
CREATE INDEX claims_waiting ON claims (received_at) WHERE status IN ('submitted', 'in-review', 'more-information');
CREATE INDEX claims_by_status ON claims (status, queue_rank, received_at, id);
CREATE INDEX claims_by_hospital ON claims (hospital, queue_rank, received_at, id);
CREATE INDEX claims_by_service ON claims (service, queue_rank, received_at, id);
CREATE INDEX claims_by_kind ON claims (kind, queue_rank, received_at, id);
CREATE INDEX claims_received ON claims (received_at);
CREATE INDEX claims_decided ON claims (changed_at) WHERE status IN ('approved', 'declined');
CREATE INDEX claims_by_words ON claims USING gin (search_words(full_name || ' ' || email)) WHERE full_name IS NOT NULL;

-- Each event says all that the claim is after it, so that undoing is another event.
ALTER TABLE claim_events
  ADD COLUMN position integer,
  ADD COLUMN action text,
  ADD COLUMN by_role text,
  ADD COLUMN amount_cents integer CHECK (amount_cents > 0),
  ADD COLUMN code text;
UPDATE claim_events SET
  position = numbered.position,
  by_role = users.role,
  action = CASE
    WHEN from_status IS NULL THEN 'received'
    WHEN to_status = 'in-review' THEN 'review'
    WHEN to_status = 'approved' THEN 'approve'
    WHEN to_status = 'declined' THEN 'decline'
    ELSE 'ask' END
FROM (SELECT id, row_number() OVER (PARTITION BY claim_id ORDER BY id) AS position FROM claim_events) AS numbered, users
WHERE numbered.id = claim_events.id AND users.id = claim_events.by_user;
UPDATE claims SET version = (SELECT max(position) FROM claim_events WHERE claim_id = claims.id);
ALTER TABLE claim_events
  ALTER COLUMN position SET NOT NULL,
  ALTER COLUMN action SET NOT NULL,
  ALTER COLUMN by_role SET NOT NULL,
  ADD CHECK (action IN ('received', 'review', 'approve', 'decline', 'ask', 'undo', 'replaced')),
  -- of two who decide upon the same version one is too late, whatever the programs do
  ADD UNIQUE (claim_id, position);
DROP INDEX claim_events_of_claim;

-- What a person wrote about a decision is the one thing in the record that may speak of the customer, so it stands apart:
-- events stay whole for ever, and a customer's right to be forgotten is kept by deleting these rows.
CREATE TABLE claim_event_texts (
  claim_id uuid NOT NULL,
  position integer NOT NULL,
  text text NOT NULL,
  PRIMARY KEY (claim_id, position),
  FOREIGN KEY (claim_id, position) REFERENCES claim_events (claim_id, position)
);
INSERT INTO claim_event_texts (claim_id, position, text)
  SELECT claim_id, position, reason FROM claim_events WHERE reason IS NOT NULL;
ALTER TABLE claim_events DROP COLUMN reason;

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is a record that is added to, and never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER never_changed BEFORE UPDATE OR DELETE OR TRUNCATE ON claim_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER never_changed BEFORE UPDATE OR TRUNCATE ON claim_event_texts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- Only a transaction that says what it is about, `SET LOCAL tenawas.erasing = 'on'`, may delete what was written.
CREATE TRIGGER erased_only_on_purpose BEFORE DELETE ON claim_event_texts
  FOR EACH ROW WHEN (current_setting('tenawas.erasing', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION refuse_change();

ALTER TABLE letters DROP CONSTRAINT letters_kind_check;
ALTER TABLE letters ADD CONSTRAINT letters_kind_check
  CHECK (kind IN ('claim', 'premium-claim', 'claim-request', 'subscription', 'upgrade'));

-- What customers ask for waits until an administrator settles it.
ALTER TABLE claim_requests
  ADD COLUMN settled_at timestamptz,
  ADD COLUMN settled_by uuid REFERENCES users (id);
CREATE INDEX claim_requests_of_user ON claim_requests (user_id, id);
CREATE INDEX claim_requests_open ON claim_requests (id) WHERE settled_at IS NULL;
CREATE INDEX claim_requests_settled ON claim_requests (id) WHERE settled_at IS NOT NULL;

ALTER TABLE subscriptions RENAME TO subscriptions_before;
CREATE TABLE subscriptions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  service_slug text NOT NULL REFERENCES services (slug),
  letter_key uuid,
  number text UNIQUE,
  payment_method text,
  state text NOT NULL CHECK (state IN ('requested', 'confirmed', 'declined')),
  received_at timestamptz NOT NULL,
  settled_at timestamptz,
  settled_by uuid REFERENCES users (id),
  reason text,
  first_day date,
  last_day date,
  CHECK ((state = 'confirmed') = (first_day IS NOT NULL AND last_day IS NOT NULL)),
  FOREIGN KEY (user_id, letter_key) REFERENCES letters (user_id, key)
);
INSERT INTO subscriptions (id, user_id, service_slug, state, received_at, settled_at, first_day, last_day)
  SELECT gen_random_uuid(), user_id, service_slug, 'confirmed', since, since, since::date,
    (since::date + interval '1 year' - interval '1 day')::date
  FROM subscriptions_before;
DROP TABLE subscriptions_before;
CREATE INDEX subscriptions_of_user ON subscriptions (user_id, id);
CREATE INDEX subscriptions_open ON subscriptions (id) WHERE settled_at IS NULL;
CREATE INDEX subscriptions_settled ON subscriptions (id) WHERE settled_at IS NOT NULL;
-- Who asks twice, from two phones, has asked once.
CREATE UNIQUE INDEX subscriptions_one_open ON subscriptions (user_id, service_slug) WHERE state = 'requested';

CREATE TABLE upgrades (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  letter_key uuid NOT NULL,
  number text NOT NULL UNIQUE,
  payment_method text NOT NULL,
  state text NOT NULL CHECK (state IN ('requested', 'confirmed', 'declined')),
  received_at timestamptz NOT NULL,
  settled_at timestamptz,
  settled_by uuid REFERENCES users (id),
  reason text,
  first_day date,
  last_day date,
  FOREIGN KEY (user_id, letter_key) REFERENCES letters (user_id, key)
);
CREATE INDEX upgrades_of_user ON upgrades (user_id, id);
CREATE INDEX upgrades_open ON upgrades (id) WHERE settled_at IS NULL;
CREATE INDEX upgrades_settled ON upgrades (id) WHERE settled_at IS NOT NULL;
CREATE UNIQUE INDEX upgrades_one_open ON upgrades (user_id) WHERE state = 'requested';

-- What is withdrawn stays, since claims and subscriptions are about it; it is only no longer offered.
ALTER TABLE services ADD COLUMN active boolean NOT NULL DEFAULT true;
ALTER TABLE hospitals ADD COLUMN active boolean NOT NULL DEFAULT true, ADD COLUMN map text;
ALTER TABLE policies ADD COLUMN active boolean NOT NULL DEFAULT true;
ALTER TABLE payment_methods ADD COLUMN active boolean NOT NULL DEFAULT true;
