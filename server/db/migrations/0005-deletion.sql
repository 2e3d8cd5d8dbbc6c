-- A customer's wish to be forgotten. It stays when it was carried out, to show that it was; by then it names nobody.
CREATE TABLE deletion_requests (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  received_at timestamptz NOT NULL DEFAULT now(),
  settled_at timestamptz,
  settled_by uuid REFERENCES users (id),
  outcome text CHECK (outcome IN ('taken-back', 'carried-out')),
  CHECK ((settled_at IS NULL) = (outcome IS NULL))
);
CREATE UNIQUE INDEX deletion_requests_one_open ON deletion_requests (user_id) WHERE settled_at IS NULL;
CREATE INDEX deletion_requests_of_user ON deletion_requests (user_id, id);
CREATE INDEX deletion_requests_open ON deletion_requests (id) WHERE settled_at IS NULL;
CREATE INDEX deletion_requests_settled ON deletion_requests (id) WHERE settled_at IS NOT NULL;
