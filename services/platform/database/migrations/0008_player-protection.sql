ALTER TABLE "player_activity" ADD COLUMN "continued_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD COLUMN "kind" text DEFAULT 'service' NOT NULL;