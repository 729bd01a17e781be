ALTER TABLE "restrictions" ADD COLUMN "set_by_key" text;--> statement-breakpoint
ALTER TABLE "restrictions" ADD COLUMN "lifted_by_key" text;