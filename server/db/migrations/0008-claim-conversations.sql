-- A question can be answered in the claim, and an approved claim can be marked as paid.
ALTER TABLE letters DROP CONSTRAINT letters_kind_check;
ALTER TABLE letters ADD CONSTRAINT letters_kind_check
  CHECK (kind IN ('claim', 'premium-claim', 'claim-answer', 'claim-request', 'subscription', 'upgrade'));

ALTER TABLE claims DROP CONSTRAINT claims_status_check;
ALTER TABLE claims ADD CONSTRAINT claims_status_check
  CHECK (status IN ('submitted', 'in-review', 'more-information', 'approved', 'declined', 'paid'));
ALTER TABLE claim_events DROP CONSTRAINT claim_events_action_check;
ALTER TABLE claim_events ADD CONSTRAINT claim_events_action_check
  CHECK (action IN ('received', 'review', 'approve', 'decline', 'ask', 'answer', 'pay', 'undo', 'replaced'));
ALTER TABLE claim_events ADD COLUMN paid_on date, ADD COLUMN payment_reference text;

-- What the customer paid, in cents of a birr, and where an approved amount is to be paid to.
ALTER TABLE claims
  ADD COLUMN paid_birr_cents bigint CHECK (paid_birr_cents > 0),
  ADD COLUMN treated_on date,
  ADD COLUMN pay_to_provider text,
  ADD COLUMN pay_to_account text,
  ADD COLUMN assigned_to uuid REFERENCES users (id);
CREATE INDEX claims_to_decide ON claims (queue_rank, received_at, id) WHERE status IN ('submitted', 'in-review');
CREATE INDEX claims_assigned ON claims (assigned_to, queue_rank, received_at, id) WHERE assigned_to IS NOT NULL;
DROP INDEX claims_decided;
CREATE INDEX claims_decided ON claims (changed_at) WHERE status IN ('approved', 'declined', 'paid');

-- Notes are read at the desk only. They may speak of the customer, so they are erased with the account.
CREATE TABLE claim_notes (
  id uuid PRIMARY KEY,
  claim_id uuid NOT NULL REFERENCES claims (id),
  at timestamptz NOT NULL DEFAULT now(),
  by_user uuid NOT NULL REFERENCES users (id),
  text text NOT NULL
);
CREATE INDEX claim_notes_of_claim ON claim_notes (claim_id, id);

-- Texts that administrators use again and again.
CREATE TABLE saved_replies (
  id uuid PRIMARY KEY,
  title text NOT NULL UNIQUE,
  text text NOT NULL
);
