-- What customers do with their accounts has the customer both as `by_user` and as `customer_id`, and is kept for one year.
DROP TRIGGER kept_for_three_years ON audit_log;
CREATE TRIGGER kept_for_years BEFORE DELETE ON audit_log
  FOR EACH ROW WHEN (
    OLD.at > now() - interval '1 year'
    OR (OLD.at > now() - interval '3 years' AND (OLD.by_user = OLD.customer_id) IS NOT TRUE)
  ) EXECUTE FUNCTION refuse_change();

CREATE OR REPLACE FUNCTION delete_old_audit_lines() RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  DELETE FROM audit_log WHERE at <= now() - interval '3 years' OR (at <= now() - interval '1 year' AND by_user = customer_id)
$$;

-- For the search by kind: the few lines of the desk are among many of customers.
CREATE INDEX audit_log_of_action ON audit_log (action, id);
-- For the deletion, which would read the whole table every hour.
CREATE INDEX audit_log_at ON audit_log (at);
