CREATE TABLE "player_presence" (
	"player_id" integer PRIMARY KEY NOT NULL,
	"counted_until" timestamp with time zone NOT NULL,
	"time_up_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "player_days" ADD COLUMN "signed_in" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "restrictions" ADD COLUMN "all_brands" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "player_presence" ADD CONSTRAINT "player_presence_player_id_players_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("player_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "player_presence_time_up" ON "player_presence" USING btree ("time_up_at") WHERE "player_presence"."time_up_at" is not null;