CREATE TABLE "pay_and_play_people" (
	"site_id" integer NOT NULL,
	"provider" text NOT NULL,
	"person_id" text NOT NULL,
	"player_id" integer NOT NULL,
	CONSTRAINT "pay_and_play_people_site_id_provider_person_id_pk" PRIMARY KEY("site_id","provider","person_id")
);
--> statement-breakpoint
CREATE TABLE "pay_and_play_sessions" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"provider" text NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"country" text NOT NULL,
	"language" text NOT NULL,
	"terms_version" text NOT NULL,
	"return_url" text NOT NULL,
	"content_hash" text NOT NULL,
	"state" text NOT NULL,
	"refusal" text,
	"reported" jsonb,
	"player_id" integer,
	"failures" integer DEFAULT 0 NOT NULL,
	"verified_at" timestamp with time zone,
	"registered_at" timestamp with time zone,
	"signed_in_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pay_and_play_people" ADD CONSTRAINT "pay_and_play_people_player_id_players_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("player_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pay_and_play_people_player" ON "pay_and_play_people" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "pay_and_play_sessions_due" ON "pay_and_play_sessions" USING btree ("next_attempt_at") WHERE "pay_and_play_sessions"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "pay_and_play_sessions_created" ON "pay_and_play_sessions" USING btree ("created_at");