ALTER TABLE "payments" ADD COLUMN "payer" text;--> statement-breakpoint
CREATE INDEX "payments_payer" ON "payments" USING btree ("method","payer") WHERE "payments"."payer" is not null;