CREATE TABLE "register_answers" (
	"answer_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "register_answers_answer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" integer NOT NULL,
	"register" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"occasion" text NOT NULL,
	"outcome" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "register_identities" (
	"player_id" integer PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "register_answers" ADD CONSTRAINT "register_answers_player_id_players_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("player_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_identities" ADD CONSTRAINT "register_identities_player_id_players_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("player_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "register_answers_player" ON "register_answers" USING btree ("player_id","register","asked_at");