-- What counts towards limits, for wallets that have moved already; their days by UTC, as the market's zone is no table.
INSERT INTO "player_days" ("player_id", "day", "deposited", "staked", "lost")
SELECT entry.player_id, (entry.at AT TIME ZONE 'UTC')::date,
  coalesce(sum(entry.amount) FILTER (WHERE entry.type = 'DEPOSIT'), 0),
  coalesce(-sum(entry.amount) FILTER (WHERE entry.type = 'BET'), 0),
  coalesce(-sum(own.amount) FILTER (WHERE entry.type <> 'DEPOSIT'), 0)
FROM "ledger_transactions" entry
LEFT JOIN LATERAL (
  SELECT sum(posting.amount) AS amount
  FROM "ledger_postings" posting JOIN "ledger_accounts" account ON account.id = posting.account
  WHERE posting.transaction_id = entry.id AND account.bucket IN ('main', 'locked')
) own ON true
WHERE (entry.type IN ('BET', 'WIN') OR (entry.type = 'DEPOSIT' AND entry.category = 'PAYMENT'))
  AND NOT EXISTS (SELECT FROM "ledger_transactions" reversal WHERE reversal.reverses = entry.id)
GROUP BY 1, 2;
--> statement-breakpoint
UPDATE "bonus_assignments" assignment SET "wagered" = coalesce((
  SELECT sum(round.staked) FROM "rounds" round, "bonus_campaigns" campaign
  WHERE campaign.campaign_id = assignment.campaign_id AND round.player_id = assignment.player_id
    AND CASE round.category WHEN 'VIRTUAL_SPORTS' THEN 'SPORTS' ELSE round.category END = campaign.vertical
    AND round.started_at >= assignment.started_at
    AND round.started_at < coalesce(assignment.ended_at, assignment.expires_at)), 0);
--> statement-breakpoint
UPDATE "ledger_commands" command SET "currency" = player.currency_code
FROM "players" player WHERE player.player_id = command.player_id AND command.currency = '';
--> statement-breakpoint
-- A bonus that was forfeited before its reward ended with it.
UPDATE "bonus_assignments" assignment SET "state" = 'FORFEITED', "ended_at" = entry.at
FROM "bonus_campaigns" campaign, "ledger_transactions" entry, "ledger_postings" posting
WHERE campaign.campaign_id = assignment.campaign_id AND assignment.state = 'ACTIVATED'
  AND entry.player_id = assignment.player_id AND entry.type = 'FORFEIT' AND entry.at > assignment.started_at
  AND posting.transaction_id = entry.id AND posting.account = 'player/' || assignment.player_id
    || CASE campaign.vertical WHEN 'CASINO' THEN '/bonus-casino' WHEN 'SPORTS' THEN '/bonus-sports' ELSE '/bonus-live-casino' END;
--> statement-breakpoint
CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed or deleted: book a correction', TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_append_only BEFORE UPDATE OR DELETE ON "ledger_transactions"
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_append_only BEFORE UPDATE OR DELETE ON "ledger_postings"
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_append_only BEFORE UPDATE OR DELETE ON "ledger_commands"
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
-- All postings of a transaction come in one statement, so a statement's own rows are enough to check.
CREATE FUNCTION ledger_check_zero_sum() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unbalanced bigint;
BEGIN
  SELECT added.transaction_id INTO unbalanced
  FROM added JOIN "ledger_accounts" account ON account.id = added.account
  GROUP BY added.transaction_id, account.currency HAVING sum(added.amount) <> 0 LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'the postings of transaction % do not sum to zero', unbalanced USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_zero_sum AFTER INSERT ON "ledger_postings" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_check_zero_sum();
