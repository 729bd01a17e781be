CREATE TABLE "cashback_periods" (
	"period_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"player_id" integer NOT NULL,
	"campaign_id" integer NOT NULL,
	"terms_version" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"outcome" text,
	"paid" bigint DEFAULT 0 NOT NULL,
	"paid_by" text,
	CONSTRAINT "cashback_periods_closed" CHECK (("cashback_periods"."closed_at" is null) = ("cashback_periods"."outcome" is null)),
	CONSTRAINT "cashback_periods_paid" CHECK (("cashback_periods"."outcome" is not distinct from 'claimed') = ("cashback_periods"."paid_by" is not null)
        and ("cashback_periods"."paid" > 0) = ("cashback_periods"."paid_by" is not null))
);
--> statement-breakpoint
ALTER TABLE "cashback_periods" ADD CONSTRAINT "cashback_periods_player_id_players_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("player_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cashback_periods" ADD CONSTRAINT "cashback_periods_campaign_id_bonus_campaigns_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."bonus_campaigns"("campaign_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cashback_periods_player" ON "cashback_periods" USING btree ("player_id","campaign_id","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cashback_periods_open" ON "cashback_periods" USING btree ("player_id","campaign_id") WHERE "cashback_periods"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "cashback_periods_paid_by" ON "cashback_periods" USING btree ("paid_by");--> statement-breakpoint
CREATE INDEX "free_rounds_bonus" ON "free_rounds" USING btree ("bonus") WHERE "free_rounds"."bonus" is not null;