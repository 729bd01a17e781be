CREATE TABLE "bonus_opt_ins" (
	"player_id" integer NOT NULL,
	"campaign_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "bonus_opt_ins_player_id_campaign_id_pk" PRIMARY KEY("player_id","campaign_id")
);
--> statement-breakpoint
CREATE TABLE "bonus_terms" (
	"campaign_id" integer NOT NULL,
	"version" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bonus_terms_campaign_id_version_pk" PRIMARY KEY("campaign_id","version")
);
--> statement-breakpoint
ALTER TABLE "bonus_assignments" ADD COLUMN "vertical" text;--> statement-breakpoint
ALTER TABLE "bonus_assignments" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "bonus_assignments" ADD COLUMN "converted" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bonus_assignments" ADD COLUMN "deposit" text;--> statement-breakpoint
ALTER TABLE "bonus_assignments" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "bonus_campaigns" ADD COLUMN "access" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "bonus_campaigns" ADD COLUMN "terms_version" integer;--> statement-breakpoint
ALTER TABLE "free_rounds" ADD COLUMN "bonus" text;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "bonus" text;--> statement-breakpoint
-- Bonuses of before have no cap on stakes and wins; every stake counts in full.
UPDATE "bonus_assignments" assignment SET
	"vertical" = campaign."vertical",
	"outcome" = CASE WHEN "ended_at" IS NULL THEN NULL WHEN "state" = 'FORFEITED' THEN 'forfeited' ELSE 'converted' END,
	"terms" = jsonb_build_object('version', 0, 'wageringTimes', CASE WHEN "amount" = 0 THEN 0 ELSE round("wagering_amount"::numeric / "amount") END,
		'maximumStake', NULL, 'maximumWin', NULL, 'weights', '{}'::jsonb)
FROM "bonus_campaigns" campaign WHERE campaign."campaign_id" = assignment."campaign_id";--> statement-breakpoint
-- A wallet has one bonus in each vertical: of several, the newest goes on.
UPDATE "bonus_assignments" assignment SET "ended_at" = "started_at", "outcome" = 'forfeited', "state" = 'FORFEITED'
WHERE "ended_at" IS NULL AND EXISTS (SELECT FROM "bonus_assignments" other WHERE other."player_id" = assignment."player_id"
	AND other."vertical" = assignment."vertical" AND other."ended_at" IS NULL
	AND (other."started_at", other."assignment_id") > (assignment."started_at", assignment."assignment_id"));--> statement-breakpoint
-- Bonus money that no bonus explains becomes one, to be staked once within a month.
INSERT INTO "bonus_campaigns" ("site_id", "names", "vertical", "status", "category", "bonus_type")
SELECT DISTINCT player."site_id", '{"en": "Bonus"}'::jsonb, replace(upper(replace(account."bucket", 'bonus-', '')), '-', '_'), 'EXPIRED', 'triggered', 'NON_STICKY'
FROM "ledger_accounts" account JOIN "players" player ON player."player_id" = account."player_id"
WHERE account."bucket" LIKE 'bonus-%' AND account."balance" > 0 AND NOT EXISTS (SELECT FROM "bonus_assignments" held
	WHERE held."player_id" = account."player_id" AND held."ended_at" IS NULL
	AND held."vertical" = replace(upper(replace(account."bucket", 'bonus-', '')), '-', '_'));--> statement-breakpoint
INSERT INTO "bonus_assignments" ("assignment_id", "player_id", "campaign_id", "vertical", "state", "currency", "amount", "wagering_amount", "wagered", "started_at", "expires_at", "terms")
SELECT 'bonus-' || account."player_id" || '-' || lower(campaign."vertical"), account."player_id", campaign."campaign_id", campaign."vertical", 'ACTIVATED', account."currency",
	account."balance", account."balance", 0, now(), now() + interval '30 days',
	'{"version": 0, "wageringTimes": 1, "maximumStake": null, "maximumWin": null, "weights": {}}'::jsonb
FROM "ledger_accounts" account JOIN "players" player ON player."player_id" = account."player_id"
JOIN LATERAL (SELECT * FROM "bonus_campaigns" each WHERE each."site_id" = player."site_id"
	AND each."vertical" = replace(upper(replace(account."bucket", 'bonus-', '')), '-', '_') ORDER BY each."campaign_id" DESC LIMIT 1) campaign ON true
WHERE account."bucket" LIKE 'bonus-%' AND account."balance" > 0 AND NOT EXISTS (SELECT FROM "bonus_assignments" held
	WHERE held."player_id" = account."player_id" AND held."ended_at" IS NULL AND held."vertical" = campaign."vertical");--> statement-breakpoint
UPDATE "rounds" round SET "bonus" = held."assignment_id" FROM "bonus_assignments" held
WHERE held."player_id" = round."player_id" AND held."ended_at" IS NULL AND round."status" = 'OPEN'
	AND (round."stakes" ->> ('bonus-' || lower(replace(held."vertical", '_', '-'))))::bigint > 0;--> statement-breakpoint
ALTER TABLE "bonus_assignments" ALTER COLUMN "vertical" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "bonus_assignments" ALTER COLUMN "terms" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "bonus_opt_ins" ADD CONSTRAINT "bonus_opt_ins_player_id_players_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("player_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_opt_ins" ADD CONSTRAINT "bonus_opt_ins_campaign_id_bonus_campaigns_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."bonus_campaigns"("campaign_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_terms" ADD CONSTRAINT "bonus_terms_campaign_id_bonus_campaigns_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."bonus_campaigns"("campaign_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bonus_assignments_active" ON "bonus_assignments" USING btree ("player_id","vertical") WHERE "bonus_assignments"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "bonus_assignments_expiry" ON "bonus_assignments" USING btree ("expires_at") WHERE "bonus_assignments"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "bonus_campaigns_code" ON "bonus_campaigns" USING btree ("site_id","bonus_code");--> statement-breakpoint
CREATE INDEX "rounds_open_bonus" ON "rounds" USING btree ("bonus") WHERE "rounds"."status" = 'OPEN' and "rounds"."bonus" is not null;--> statement-breakpoint
ALTER TABLE "bonus_assignments" ADD CONSTRAINT "bonus_assignments_ended" CHECK (("bonus_assignments"."ended_at" is null) = ("bonus_assignments"."outcome" is null));