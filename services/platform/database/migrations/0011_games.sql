CREATE TABLE "free_rounds" (
	"grant_id" uuid PRIMARY KEY NOT NULL,
	"player_id" integer NOT NULL,
	"game_id" text NOT NULL,
	"provider" text NOT NULL,
	"stake" bigint NOT NULL,
	"currency" text NOT NULL,
	"granted" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"wins_to" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "free_rounds_stake" CHECK ("free_rounds"."stake" > 0),
	CONSTRAINT "free_rounds_used" CHECK ("free_rounds"."used" between 0 and "free_rounds"."granted")
);
--> statement-breakpoint
CREATE TABLE "game_sessions" (
	"game_session_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"token_expires_at" timestamp with time zone NOT NULL,
	"token_used_at" timestamp with time zone,
	"player_id" integer,
	"session_id" uuid,
	"site_id" integer NOT NULL,
	"provider" text NOT NULL,
	"game_id" text,
	"mode" text NOT NULL,
	"currency" text NOT NULL,
	"language" text NOT NULL,
	"country" text NOT NULL,
	"jurisdiction" text NOT NULL,
	"channel" text NOT NULL,
	"lobby_url" text,
	"deposit_url" text,
	"history_url" text,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "game_sessions_of_players" CHECK (("game_sessions"."mode" = 'real') = ("game_sessions"."player_id" is not null)),
	CONSTRAINT "game_sessions_signed_in" CHECK (("game_sessions"."mode" = 'real') = ("game_sessions"."session_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "free_rounds" uuid;--> statement-breakpoint
ALTER TABLE "free_rounds" ADD CONSTRAINT "free_rounds_player_id_players_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("player_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD CONSTRAINT "game_sessions_player_id_players_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("player_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "free_rounds_player" ON "free_rounds" USING btree ("player_id","provider");--> statement-breakpoint
CREATE UNIQUE INDEX "game_sessions_token" ON "game_sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "game_sessions_player" ON "game_sessions" USING btree ("player_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "game_sessions_age" ON "game_sessions" USING btree ("created_at");