CREATE TABLE "experiment_counts" (
	"site_id" integer NOT NULL,
	"experiment" text NOT NULL,
	"variant" text NOT NULL,
	"market" text NOT NULL,
	"day" date NOT NULL,
	"what" text NOT NULL,
	"visitors" integer NOT NULL,
	CONSTRAINT "experiment_counts_site_id_experiment_variant_market_day_what_pk" PRIMARY KEY("site_id","experiment","variant","market","day","what")
);
--> statement-breakpoint
CREATE TABLE "experiment_numbers" (
	"player_id" integer PRIMARY KEY NOT NULL,
	"number" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "experiment_numbers" ADD CONSTRAINT "experiment_numbers_player_id_players_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("player_id") ON DELETE cascade ON UPDATE no action;