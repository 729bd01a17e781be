CREATE TABLE "document_pages" (
	"page_id" text PRIMARY KEY NOT NULL,
	"document_id" text NOT NULL,
	"upload_id" text NOT NULL,
	"position" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"key_id" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"is_accepted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "edd_answers" (
	"player_id" integer PRIMARY KEY NOT NULL,
	"occupation" text NOT NULL,
	"salary_range_id" integer NOT NULL,
	"source_of_funds" text NOT NULL,
	"place_of_birth" text NOT NULL,
	"nationality" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "player_documents" ADD COLUMN "upload_id" text;--> statement-breakpoint
ALTER TABLE "document_pages" ADD CONSTRAINT "document_pages_document_id_player_documents_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."player_documents"("document_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edd_answers" ADD CONSTRAINT "edd_answers_player_id_players_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("player_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_pages_document" ON "document_pages" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "document_pages_uploaded" ON "document_pages" USING btree ("uploaded_at");--> statement-breakpoint
CREATE INDEX "player_documents_upload" ON "player_documents" USING btree ("upload_id");