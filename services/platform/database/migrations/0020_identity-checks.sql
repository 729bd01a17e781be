CREATE TABLE "identity_checks" (
	"check_id" text PRIMARY KEY NOT NULL,
	"player_id" integer NOT NULL,
	"document_id" text NOT NULL,
	"provider" text NOT NULL,
	"provider_reference" text,
	"hosted_url" text,
	"status" text NOT NULL,
	"reason" text,
	"next_attempt_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity_checks" ADD CONSTRAINT "identity_checks_player_id_players_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("player_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_checks" ADD CONSTRAINT "identity_checks_document_id_player_documents_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."player_documents"("document_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_checks_document" ON "identity_checks" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "identity_checks_player" ON "identity_checks" USING btree ("player_id","begun_at");--> statement-breakpoint
CREATE INDEX "identity_checks_due" ON "identity_checks" USING btree ("next_attempt_at");