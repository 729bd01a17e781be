CREATE TABLE "deposit_reservations" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"method" text NOT NULL,
	"status" text NOT NULL,
	"reserved_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deposit_reservations_amount" CHECK ("deposit_reservations"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_checked_balances" (
	"account" text PRIMARY KEY NOT NULL,
	"balance" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_checks" (
	"id" integer PRIMARY KEY NOT NULL,
	"through" bigint NOT NULL,
	"checked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "player_days" (
	"player_id" integer NOT NULL,
	"day" date NOT NULL,
	"deposited" bigint NOT NULL,
	"staked" bigint NOT NULL,
	"lost" bigint NOT NULL,
	CONSTRAINT "player_days_player_id_day_pk" PRIMARY KEY("player_id","day")
);
--> statement-breakpoint
ALTER TABLE "bonus_assignments" ADD COLUMN "wagered" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "settled_by" text;--> statement-breakpoint
ALTER TABLE "ledger_commands" ADD COLUMN "source" text DEFAULT 'operator' NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_commands" ADD COLUMN "actor" text DEFAULT 'key:platform' NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_commands" ADD COLUMN "currency" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_commands" ADD COLUMN "game_id" text;--> statement-breakpoint
ALTER TABLE "ledger_commands" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "deposit_reservations" ADD CONSTRAINT "deposit_reservations_player_id_players_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("player_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_days" ADD CONSTRAINT "player_days_player_id_players_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("player_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposit_reservations_open" ON "deposit_reservations" USING btree ("player_id") WHERE "deposit_reservations"."status" = 'OPEN';--> statement-breakpoint
CREATE INDEX "withdrawals_pending" ON "withdrawals" USING btree ("currency") WHERE "withdrawals"."status" = 'PENDING';