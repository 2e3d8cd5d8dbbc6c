-- Of administrators: null is 'administrator', as those of earlier releases are.
ALTER TABLE users ADD COLUMN desk_role text CHECK (desk_role IN ('viewer', 'officer', 'lead', 'administrator'));
-- How much an officer may approve; null is without a limit.
ALTER TABLE users ADD COLUMN approval_limit_cents bigint;
