ALTER TABLE letters DROP CONSTRAINT letters_kind_check;
ALTER TABLE letters ADD CONSTRAINT letters_kind_check CHECK (kind IN
  ('claim', 'premium-claim', 'claim-answer', 'claim-review', 'claim-request', 'call-back', 'subscription', 'upgrade'));

ALTER TABLE claim_events DROP CONSTRAINT claim_events_action_check;
ALTER TABLE claim_events ADD CONSTRAINT claim_events_action_check
  CHECK (action IN ('received', 'review', 'approve', 'decline', 'ask', 'answer', 'pay', 'undo', 'replaced', 'disagree'));

-- Of a claim whose customer disagreed: who had declined it. Somebody else decides it now.
ALTER TABLE claims
  ADD COLUMN disagreed_with uuid REFERENCES users (id),
  ADD CHECK (assigned_to <> disagreed_with);
CREATE INDEX claims_disagreed ON claims (queue_rank, received_at, id) WHERE disagreed_with IS NOT NULL;

-- Customers who want to be called.
CREATE TABLE call_backs (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  letter_key uuid NOT NULL,
  number text NOT NULL UNIQUE,
  received_at timestamptz NOT NULL,
  phone text NOT NULL,
  call_time text NOT NULL CHECK (call_time IN ('any', 'morning', 'afternoon')),
  claim_id uuid REFERENCES claims (id),
  text text,
  -- the administrator who is about to call
  taken_by uuid REFERENCES users (id),
  settled_at timestamptz,
  settled_by uuid REFERENCES users (id),
  note text,
  FOREIGN KEY (user_id, letter_key) REFERENCES letters (user_id, key)
);
CREATE INDEX call_backs_of_user ON call_backs (user_id, id);
CREATE INDEX call_backs_open ON call_backs (id) WHERE settled_at IS NULL;
CREATE INDEX call_backs_settled ON call_backs (id) WHERE settled_at IS NOT NULL;
CREATE UNIQUE INDEX call_backs_one_open ON call_backs (user_id) WHERE settled_at IS NULL;
