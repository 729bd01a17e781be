ALTER TABLE "payment_differences" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "payment_differences" ADD COLUMN "decided_by" text;