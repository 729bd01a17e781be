CREATE TABLE "restrictions" (
	"restriction_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "restrictions_restriction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"player_id" integer NOT NULL,
	"kind" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"set_by" text NOT NULL,
	"reason" text NOT NULL,
	"until" timestamp with time zone,
	"lifted_at" timestamp with time zone,
	"lifted_by" text,
	"lift_reason" text,
	CONSTRAINT "restrictions_lift" CHECK (("restrictions"."lifted_at" is null) = ("restrictions"."lifted_by" is null) and ("restrictions"."lifted_at" is null) = ("restrictions"."lift_reason" is null))
);
--> statement-breakpoint
ALTER TABLE "restrictions" ADD CONSTRAINT "restrictions_player_id_players_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("player_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "restrictions_player" ON "restrictions" USING btree ("player_id");--> statement-breakpoint
INSERT INTO "restrictions" ("player_id", "kind", "set_at", "set_by", "reason", "until", "lifted_at", "lifted_by", "lift_reason")
SELECT "player_id", "kind", least(now(), "status_until"), coalesce("status_initiator", 'operator'), 'account status of an earlier version',
	CASE WHEN "kind" IN ('time-out', 'self-exclusion') THEN "status_until" END,
	CASE WHEN "kind" = 'time-out' THEN "cooling_until" END,
	CASE WHEN "kind" = 'time-out' AND "cooling_until" IS NOT NULL THEN 'player' END,
	CASE WHEN "kind" = 'time-out' AND "cooling_until" IS NOT NULL THEN 'cooling' END
FROM "players" JOIN (VALUES
	('CLOSED', 'closure'),
	('BLACKLISTED', 'deactivation'),
	('SELF_EXCLUDED', 'self-exclusion'),
	('TIMEOUT', 'time-out'),
	('PAYOUT', 'payout-review'),
	('RESTRICTED', 'account-restriction')
) AS "states" ("status", "kind") ON "account_status" = "status"
ORDER BY "player_id";--> statement-breakpoint
INSERT INTO "restrictions" ("player_id", "kind", "set_at", "set_by", "reason")
SELECT "player_id", "kind", now(), 'operator', 'flag of an earlier version'
FROM "players" CROSS JOIN LATERAL (VALUES
	("multibrand_suspended", 'multibrand-suspension'),
	(NOT "payout", 'payout-block'),
	(NOT "casino", 'casino-block'),
	(NOT "live_casino", 'live-casino-block'),
	(NOT "sports", 'sports-block'),
	(NOT "virtual_sports", 'virtual-sports-block'),
	(NOT "bonuses", 'bonus-block'),
	(NOT "deposit", 'deposit-block'),
	(NOT "withdrawal", 'withdrawal-block')
) AS "flags" ("is_set", "kind") WHERE "is_set"
ORDER BY "player_id";--> statement-breakpoint
UPDATE "players" SET "account_status" = 'REGISTERED'
WHERE "account_status" NOT IN ('PRE_REGISTERED', 'ACCOUNT_UNVERIFIED', 'REGISTERED');--> statement-breakpoint
ALTER TABLE "players" DROP COLUMN "status_until";--> statement-breakpoint
ALTER TABLE "players" DROP COLUMN "cooling_until";--> statement-breakpoint
ALTER TABLE "players" DROP COLUMN "status_initiator";--> statement-breakpoint
ALTER TABLE "players" DROP COLUMN "multibrand_suspended";--> statement-breakpoint
ALTER TABLE "players" DROP COLUMN "payout";--> statement-breakpoint
ALTER TABLE "players" DROP COLUMN "casino";--> statement-breakpoint
ALTER TABLE "players" DROP COLUMN "live_casino";--> statement-breakpoint
ALTER TABLE "players" DROP COLUMN "sports";--> statement-breakpoint
ALTER TABLE "players" DROP COLUMN "virtual_sports";--> statement-breakpoint
ALTER TABLE "players" DROP COLUMN "bonuses";--> statement-breakpoint
ALTER TABLE "players" DROP COLUMN "deposit";--> statement-breakpoint
ALTER TABLE "players" DROP COLUMN "withdrawal";