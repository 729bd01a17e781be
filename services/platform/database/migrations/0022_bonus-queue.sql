CREATE TABLE "bonus_queue" (
	"queued_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"player_id" integer NOT NULL,
	"vertical" text NOT NULL,
	"campaign_id" integer NOT NULL,
	"terms_version" integer NOT NULL,
	"queued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bonus_assignments" ADD COLUMN "partner_code" text;--> statement-breakpoint
ALTER TABLE "bonus_queue" ADD CONSTRAINT "bonus_queue_player_id_players_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("player_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_queue" ADD CONSTRAINT "bonus_queue_campaign_id_bonus_campaigns_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."bonus_campaigns"("campaign_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bonus_queue_vertical" ON "bonus_queue" USING btree ("player_id","vertical");--> statement-breakpoint
CREATE UNIQUE INDEX "bonus_queue_campaign" ON "bonus_queue" USING btree ("player_id","campaign_id");