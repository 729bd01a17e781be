CREATE TABLE "player_activity" (
	"player_id" integer PRIMARY KEY NOT NULL,
	"period" integer,
	"period_set_at" timestamp with time zone,
	"reset_at" timestamp with time zone,
	CONSTRAINT "player_activity_period" CHECK ("player_activity"."period" > 0)
);
--> statement-breakpoint
ALTER TABLE "player_activity" ADD CONSTRAINT "player_activity_player_id_players_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("player_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_ended" ON "sessions" USING btree ("ended_at") WHERE "sessions"."ended_at" is not null;