-- A notice is what a customer is told; a delivery is one channel on which it is sent.
CREATE TABLE deliveries (
  notice_id uuid NOT NULL REFERENCES notices (id) ON DELETE CASCADE,
  channel text NOT NULL,
  -- Where it goes, if that is not what the account has: a phone number before its change, or the address of a deleted account. Erased
  -- once it is sent.
  address text,
  created_at timestamptz NOT NULL DEFAULT now(),
  due_at timestamptz NOT NULL DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  sent_at timestamptz,
  given_up_at timestamptz,
  last_error text,
  PRIMARY KEY (notice_id, channel)
);
-- What is not sent yet is moved here by `server/notices/earlier-version.ts`, also what a server of the version before adds during an
-- upgrade. `notices.due_at`, `attempts`, `sent_at`, `given_up_at`, `last_error` and `users.claim_emails` are for that version alone.
INSERT INTO deliveries (notice_id, channel, created_at, due_at, attempts, sent_at, given_up_at, last_error)
  SELECT id, 'email', created_at, due_at, attempts, sent_at, given_up_at, last_error FROM notices
  WHERE sent_at IS NOT NULL OR given_up_at IS NOT NULL;
CREATE INDEX deliveries_due ON deliveries (due_at) WHERE sent_at IS NULL AND given_up_at IS NULL;

-- A decision that was undone is not told any more.
ALTER TABLE notices ADD COLUMN withdrawn_at timestamptz;
-- What a notice is about, besides a claim: a subscription, or a request for the premium plan.
ALTER TABLE notices ADD COLUMN subscription_id uuid REFERENCES subscriptions (id) ON DELETE CASCADE,
  ADD COLUMN upgrade_id uuid REFERENCES upgrades (id) ON DELETE CASCADE;
-- The last day of a cover that ends. Each is told once, whichever of several servers finds it.
ALTER TABLE notices ADD COLUMN last_day date;
CREATE UNIQUE INDEX notices_of_ending_subscriptions ON notices (subscription_id, kind, last_day) WHERE last_day IS NOT NULL;
CREATE UNIQUE INDEX notices_of_ending_plans ON notices (user_id, kind, last_day) WHERE last_day IS NOT NULL AND subscription_id IS NULL;
-- The language of somebody who has no account any more.
ALTER TABLE notices ADD COLUMN language text;

-- The newest notice that the customer has seen in the app.
ALTER TABLE users ADD COLUMN notices_seen uuid;

-- One kind for each thing that can happen to a claim, instead of one for all.
UPDATE notices SET kind = CASE claims.status WHEN 'more-information' THEN 'claim-question' WHEN 'paid' THEN 'claim-paid'
    WHEN 'declined' THEN 'claim-declined' ELSE 'claim-approved' END
  FROM claims WHERE claims.id = notices.claim_id AND notices.kind = 'claim-news'
    AND (notices.sent_at IS NOT NULL OR notices.given_up_at IS NOT NULL);

-- What a customer does not want to be told, as `topic:channel`. A claim that arrived is not worth an SMS unless it is wanted.
ALTER TABLE users ADD COLUMN muted_notices text[] NOT NULL DEFAULT '{claim-received:sms}';
UPDATE users SET muted_notices = '{claim-received:email,claim-question:email,claim-decided:email,claim-paid:email,claim-received:sms,claim-question:sms,claim-decided:sms,claim-paid:sms}'
  WHERE NOT claim_emails;
