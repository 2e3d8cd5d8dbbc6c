-- Whether a yearly limit counts for each person of a family by itself, or for the account as a whole.
ALTER TABLE yearly_limits ADD COLUMN per_person boolean NOT NULL DEFAULT false;
