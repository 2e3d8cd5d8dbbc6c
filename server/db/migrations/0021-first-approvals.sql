-- Of an amount that two people have to approve: what the first one approved. It holds for this version of the claim, and is
-- deleted with the next decision.
CREATE TABLE first_approvals (
  claim_id uuid PRIMARY KEY REFERENCES claims (id),
  claim_version integer NOT NULL,
  by_user uuid NOT NULL REFERENCES users (id),
  amount_cents bigint NOT NULL,
  text text,
  at timestamptz NOT NULL DEFAULT now()
);
