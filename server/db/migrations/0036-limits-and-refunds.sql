-- Whether a yearly limit counts for each person of a family by itself, or for the account as a whole.
ALTER TABLE yearly_limits ADD COLUMN per_person boolean NOT NULL DEFAULT false;

-- A refund that a provider was asked for. 'requested' until it has answered: whether it was made is then not known.
ALTER TABLE payments ADD COLUMN refund_state text CHECK (refund_state IN ('requested', 'failed', 'done'));
ALTER TABLE payments ADD COLUMN refund_asked_at timestamptz;
-- what the provider says
ALTER TABLE payments ADD COLUMN refund_failure text;
