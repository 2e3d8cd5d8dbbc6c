-- What the overview counts, so that it does not read every claim. A change adds rows and alters none, so that claims which arrive at
-- the same time do not wait for each other. `server/overview/counts.ts` adds them up every hour.
CREATE TABLE claim_counts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- on which they were received; '-infinity' for all days before those that the overview shows
  day date NOT NULL,
  what text NOT NULL CHECK (what IN ('hospital', 'service')),
  name text NOT NULL,
  submitted integer NOT NULL,
  in_review integer NOT NULL,
  more_information integer NOT NULL,
  approved integer NOT NULL,
  declined integer NOT NULL,
  paid integer NOT NULL,
  is_sum boolean NOT NULL DEFAULT false
);

-- How long it took until a claim was decided.
CREATE TABLE claim_decisions (
  claim_id uuid PRIMARY KEY REFERENCES claims (id),
  day date NOT NULL,
  hours double precision NOT NULL,
  -- some thirty groups of decisions that took about as long, in which a percentile is found without sorting all
  bucket smallint NOT NULL GENERATED ALWAYS AS (floor(4 * ln(greatest(hours, 0) + 1) / ln(2))) STORED
);
CREATE INDEX claim_decisions_in_bucket ON claim_decisions (bucket, day, hours);
CREATE TABLE decision_counts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  day date NOT NULL,
  bucket smallint NOT NULL,
  count integer NOT NULL,
  is_sum boolean NOT NULL DEFAULT false
);

-- Without claims that were closed by a correction. A paid claim was decided when it was approved, and another look begins when the
-- customer asks for it.
CREATE VIEW decided_claims AS
  SELECT claims.id AS claim_id, (decision.at AT TIME ZONE 'Africa/Addis_Ababa')::date AS day,
    extract(epoch FROM decision.at - CASE WHEN claims.disagreed_with IS NULL THEN claims.received_at
      ELSE (SELECT at FROM claim_events WHERE claim_id = claims.id AND action = 'disagree') END) / 3600.0 AS hours
  FROM claims JOIN LATERAL (
    SELECT at, action FROM claim_events
    WHERE claim_id = claims.id AND to_status IN ('approved', 'declined') AND action <> 'undo'
    ORDER BY position DESC LIMIT 1) AS decision ON true
  WHERE claims.status IN ('approved', 'declined', 'paid') AND decision.action <> 'replaced';

CREATE FUNCTION count_decision(claim uuid) RETURNS void LANGUAGE sql AS $$
  WITH gone AS (DELETE FROM claim_decisions WHERE claim_id = claim RETURNING day, bucket)
    INSERT INTO decision_counts (day, bucket, count) SELECT day, bucket, -1 FROM gone;
  WITH made AS (
    INSERT INTO claim_decisions (claim_id, day, hours) SELECT claim_id, day, hours FROM decided_claims WHERE claim_id = claim
    RETURNING day, bucket)
    INSERT INTO decision_counts (day, bucket, count) SELECT day, bucket, 1 FROM made;
$$;

CREATE FUNCTION count_claim() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_day date := (OLD.received_at AT TIME ZONE 'Africa/Addis_Ababa')::date;
  new_day date := (NEW.received_at AT TIME ZONE 'Africa/Addis_Ababa')::date;
BEGIN
  INSERT INTO claim_counts (day, what, name, submitted, in_review, more_information, approved, declined, paid)
    SELECT day, what, name, many * (status = 'submitted')::int, many * (status = 'in-review')::int,
      many * (status = 'more-information')::int, many * (status = 'approved')::int, many * (status = 'declined')::int,
      many * (status = 'paid')::int
    FROM (VALUES (new_day, 'hospital', NEW.hospital, NEW.status, 1), (new_day, 'service', NEW.service, NEW.status, 1),
      (old_day, 'hospital', OLD.hospital, OLD.status, -1), (old_day, 'service', OLD.service, OLD.status, -1))
      AS changes (day, what, name, status, many)
    WHERE day IS NOT NULL;
  IF TG_OP = 'UPDATE' THEN
    PERFORM count_decision(NEW.id);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER counted AFTER INSERT OR UPDATE OF received_at, hospital, service, status, disagreed_with ON claims
  FOR EACH ROW EXECUTE FUNCTION count_claim();

-- Where a decided claim is added before its events.
CREATE FUNCTION count_decision_of_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_decision(NEW.claim_id);
  RETURN NULL;
END $$;
CREATE TRIGGER counted AFTER INSERT ON claim_events
  FOR EACH ROW WHEN (NEW.to_status IN ('approved', 'declined', 'paid')) EXECUTE FUNCTION count_decision_of_event();

-- In one statement, so that what is deleted and what is counted is the same, whatever else is written meanwhile.
CREATE FUNCTION count_all_claims() RETURNS void LANGUAGE sql AS $$
  WITH gone AS (DELETE FROM claim_counts),
    received AS (
      SELECT CASE WHEN received_at > now() - interval '92 days' THEN (received_at AT TIME ZONE 'Africa/Addis_Ababa')::date
        ELSE '-infinity' END AS day, hospital, service, status, count(*) AS count
      FROM claims GROUP BY 1, 2, 3, 4)
  INSERT INTO claim_counts (day, what, name, submitted, in_review, more_information, approved, declined, paid, is_sum)
    SELECT day, what, name, coalesce(sum(count) FILTER (WHERE status = 'submitted'), 0),
      coalesce(sum(count) FILTER (WHERE status = 'in-review'), 0),
      coalesce(sum(count) FILTER (WHERE status = 'more-information'), 0),
      coalesce(sum(count) FILTER (WHERE status = 'approved'), 0), coalesce(sum(count) FILTER (WHERE status = 'declined'), 0),
      coalesce(sum(count) FILTER (WHERE status = 'paid'), 0), true
    FROM received CROSS JOIN LATERAL (VALUES ('hospital', hospital), ('service', service)) AS named (what, name)
    GROUP BY day, what, name;
$$;
