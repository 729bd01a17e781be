CREATE TABLE "payment_differences" (
	"difference_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_differences_difference_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"transaction_id" text,
	"payment_id" uuid,
	"player_id" integer,
	"site_id" integer,
	"expected" text NOT NULL,
	"reported" text NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_instruments" (
	"instrument_id" uuid PRIMARY KEY NOT NULL,
	"player_id" integer NOT NULL,
	"provider" text NOT NULL,
	"method" text NOT NULL,
	"token" text NOT NULL,
	"label" text NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_reconciliations" (
	"provider" text PRIMARY KEY NOT NULL,
	"through" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"player_id" integer NOT NULL,
	"site_id" integer NOT NULL,
	"direction" text NOT NULL,
	"provider" text NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"times" jsonb NOT NULL,
	"failure" text,
	"review" text,
	"sequence" integer DEFAULT -1 NOT NULL,
	"transaction_id" text,
	"hosted_url" text,
	"return_url" text,
	"bonus_id" text,
	"instrument_id" uuid,
	"instrument_label" text,
	"idempotency_key" text NOT NULL,
	"content_hash" text NOT NULL,
	"withdrawal_id" text,
	"reference" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_instruments" ADD CONSTRAINT "payment_instruments_player_id_players_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("player_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_player_id_players_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("player_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_differences_open" ON "payment_differences" USING btree ("provider","kind","subject") WHERE "payment_differences"."resolved_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_instruments_token" ON "payment_instruments" USING btree ("player_id","provider","method","token");--> statement-breakpoint
CREATE INDEX "payments_player" ON "payments" USING btree ("player_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "payments_transaction" ON "payments" USING btree ("provider","transaction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_withdrawal" ON "payments" USING btree ("withdrawal_id");--> statement-breakpoint
CREATE INDEX "payments_due" ON "payments" USING btree ("next_attempt_at") WHERE "payments"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "withdrawals_completed" ON "withdrawals" USING btree ("resolved_at") WHERE "withdrawals"."status" = 'COMPLETED';