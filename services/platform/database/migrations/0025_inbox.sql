CREATE TABLE "player_notifications" (
	"notification_id" text PRIMARY KEY NOT NULL,
	"player_id" integer NOT NULL,
	"kind" text NOT NULL,
	"values" jsonb NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "player_notifications" ADD CONSTRAINT "player_notifications_player_id_players_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("player_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "player_notifications_player" ON "player_notifications" USING btree ("player_id","sent_at" DESC NULLS FIRST);