CREATE TABLE "coupon_batches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conference_id" integer NOT NULL,
	"name" text NOT NULL,
	"amount" integer NOT NULL,
	"is_shared" boolean NOT NULL,
	"ticket_type_ids" jsonb NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"creation_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_batches_amount" CHECK ("coupon_batches"."amount" > 0 and "coupon_batches"."amount" <= 5000)
);
--> statement-breakpoint
CREATE TABLE "coupon_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"batch_id" integer NOT NULL,
	"code" text NOT NULL,
	"coupon_id" integer
);
--> statement-breakpoint
DROP INDEX "coupons_code";--> statement-breakpoint
ALTER TABLE "coupon_batches" ADD CONSTRAINT "coupon_batches_conference_id_conferences_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conferences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_codes" ADD CONSTRAINT "coupon_codes_batch_id_coupon_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."coupon_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_codes" ADD CONSTRAINT "coupon_codes_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_batches_conference" ON "coupon_batches" USING btree ("conference_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_batches_creation" ON "coupon_batches" USING btree ("conference_id","creation_key");--> statement-breakpoint
CREATE INDEX "coupon_codes_batch" ON "coupon_codes" USING btree ("batch_id","id");--> statement-breakpoint
CREATE INDEX "coupon_codes_code" ON "coupon_codes" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_codes_coupon" ON "coupon_codes" USING btree ("coupon_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code" ON "coupons" USING btree ("code","user_id");