ALTER TABLE "audit_log" ALTER COLUMN "player_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bonus_terms" ADD COLUMN "created_by" text;