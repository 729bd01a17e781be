CREATE TABLE "table_reports" (
	"provider" text PRIMARY KEY NOT NULL,
	"tables" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
