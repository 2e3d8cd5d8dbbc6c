-- What administrators did and saw. Added to, and kept for three years.
CREATE TABLE audit_log (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  action text NOT NULL,
  -- the status code of the response
  status smallint NOT NULL,
  -- null for what was done on the command line
  by_user uuid REFERENCES users (id),
  claim_id uuid REFERENCES claims (id),
  customer_id uuid REFERENCES users (id),
  -- what else it is about, such as the id of an offer
  subject text,
  details json,
  address text,
  device text
);
CREATE INDEX audit_log_of_claim ON audit_log (claim_id, id);
CREATE INDEX audit_log_of_customer ON audit_log (customer_id, id);
CREATE INDEX audit_log_by_user ON audit_log (by_user, id);

CREATE TRIGGER never_changed BEFORE UPDATE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER kept_for_three_years BEFORE DELETE ON audit_log
  FOR EACH ROW WHEN (OLD.at > now() - interval '3 years') EXECUTE FUNCTION refuse_change();

-- Runs as the owner of the table, since the server's role may be one that cannot delete from it.
CREATE FUNCTION delete_old_audit_lines() RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  DELETE FROM audit_log WHERE at <= now() - interval '3 years'
$$;
