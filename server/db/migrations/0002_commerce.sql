CREATE TABLE "accepted_authors" (
	"user_id" integer NOT NULL,
	"conference_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accepted_authors_user_id_conference_id_pk" PRIMARY KEY("user_id","conference_id")
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certificates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"conference_id" integer NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"reason" text,
	"issued_at" timestamp with time zone,
	"state" text DEFAULT 'not_eligible' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "collections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"target_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupons_amount" CHECK ("coupons"."amount" > 0 and "coupons"."amount" <= case "coupons"."kind" when 'registration' then 5000 else 15000 end)
);
--> statement-breakpoint
CREATE TABLE "hotel_bookings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hotel_bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"conference_id" integer NOT NULL,
	"hotel" text NOT NULL,
	"eng_hotel" text NOT NULL,
	"address" text NOT NULL,
	"eng_address" text NOT NULL,
	"room" text NOT NULL,
	"eng_room" text NOT NULL,
	"check_in" date NOT NULL,
	"check_out" date NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hotel_bookings_days" CHECK ("hotel_bookings"."check_in" < "hotel_bookings"."check_out")
);
--> statement-breakpoint
CREATE TABLE "invoice_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_id" integer NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"refers_to" integer,
	"amount" integer NOT NULL,
	"form" jsonb NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_documents_kind" CHECK (("invoice_documents"."kind" = 'reversal') = ("invoice_documents"."refers_to" is not null))
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"form" jsonb,
	"return_reason" text,
	"state" text DEFAULT 'not_invoiced' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lifecycle_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lifecycle_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"entity" text NOT NULL,
	"entity_id" integer NOT NULL,
	"seq" integer NOT NULL,
	"event" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"role" text NOT NULL,
	"actor_id" integer,
	"reason" text DEFAULT '' NOT NULL,
	"key" text,
	"request_id" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meal_vouchers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "meal_vouchers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"meal_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"code" text NOT NULL,
	"share_hash" text,
	"share_expires_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	"state" text DEFAULT 'available' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meal_vouchers_state" CHECK ("meal_vouchers"."state" in ('available', 'shared', 'used', 'expired', 'revoked'))
);
--> statement-breakpoint
CREATE TABLE "meals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "meals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conference_id" integer NOT NULL,
	"name" text NOT NULL,
	"eng_name" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"no" text NOT NULL,
	"kind" text NOT NULL,
	"user_id" integer NOT NULL,
	"conference_id" integer NOT NULL,
	"ticket_type_id" integer,
	"list_amount" integer NOT NULL,
	"amount" integer NOT NULL,
	"coupon_id" integer,
	"is_free_for_author" boolean DEFAULT false NOT NULL,
	"attendee" jsonb NOT NULL,
	"closed_reason" text,
	"due_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"key" text,
	"state" text DEFAULT 'to_be_paid' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_state" CHECK ("orders"."state" in ('to_be_paid', 'paid', 'completed', 'closed')),
	CONSTRAINT "orders_closed" CHECK (("orders"."state" = 'closed') = ("orders"."closed_reason" is not null)),
	CONSTRAINT "orders_amount" CHECK ("orders"."amount" >= 0 and "orders"."amount" <= "orders"."list_amount")
);
--> statement-breakpoint
CREATE TABLE "organizer_applications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "organizer_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"form" jsonb,
	"change" jsonb,
	"reason" text,
	"seconded_by" integer,
	"state" text DEFAULT 'not_completed' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"method" text NOT NULL,
	"out_trade_no" text NOT NULL,
	"provider_id" text,
	"amount" integer NOT NULL,
	"confirmed_amount" integer,
	"pay_url" text DEFAULT '' NOT NULL,
	"voucher" text,
	"reason" text,
	"key" text,
	"asked_at" timestamp with time zone,
	"state" text DEFAULT 'waiting' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_state" CHECK ("payments"."state" in ('waiting', 'reviewing', 'confirmed', 'failed', 'abandoned')),
	CONSTRAINT "payments_confirmed" CHECK (("payments"."state" = 'confirmed') = ("payments"."confirmed_amount" is not null))
);
--> statement-breakpoint
CREATE TABLE "price_tiers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_tiers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ticket_type_id" integer NOT NULL,
	"name" text NOT NULL,
	"eng_name" text NOT NULL,
	"until" timestamp with time zone,
	"amount" integer NOT NULL,
	CONSTRAINT "price_tiers_amount" CHECK ("price_tiers"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"payment_id" integer,
	"amount" integer NOT NULL,
	"cause" text NOT NULL,
	"reason" text,
	"asked_at" timestamp with time zone,
	"state" text DEFAULT 'none' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_state" CHECK ("refunds"."state" in ('none', 'requested', 'processing', 'failed', 'rejected', 'done'))
);
--> statement-breakpoint
CREATE TABLE "registration_drafts" (
	"user_id" integer NOT NULL,
	"conference_id" integer NOT NULL,
	"draft" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "registration_drafts_user_id_conference_id_pk" PRIMARY KEY("user_id","conference_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"refund_no" text PRIMARY KEY NOT NULL,
	"out_trade_no" text NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_trades" (
	"out_trade_no" text PRIMARY KEY NOT NULL,
	"amount" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"provider_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_trades_paid" CHECK (("sandbox_trades"."state" = 'paid') = ("sandbox_trades"."provider_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "scans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"conference_id" integer NOT NULL,
	"ticket_id" integer,
	"gate" text NOT NULL,
	"staff_id" integer NOT NULL,
	"nonce" text NOT NULL,
	"scanned_at" timestamp with time zone NOT NULL,
	"result" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_types" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conference_id" integer NOT NULL,
	"name" text NOT NULL,
	"eng_name" text NOT NULL,
	"audience" text DEFAULT 'anyone' NOT NULL,
	"capacity" integer,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ticket_types_capacity" CHECK ("ticket_types"."capacity" is null or "ticket_types"."capacity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tickets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"conference_id" integer NOT NULL,
	"code" text NOT NULL,
	"signed_at" timestamp with time zone,
	"gate" text,
	"signed_by" integer,
	"state" text DEFAULT 'valid.not_signed' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tickets_signed" CHECK ("tickets"."state" <> 'valid.signed_in' or "tickets"."signed_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_roles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"role" text NOT NULL,
	"conference_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_roles_place" CHECK (("user_roles"."role" in ('organizer', 'staff')) = ("user_roles"."conference_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "waitlist_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waitlist_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"ticket_type_id" integer NOT NULL,
	"offered_until" timestamp with time zone,
	"state" text DEFAULT 'waiting' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waitlist_entries_state" CHECK ("waitlist_entries"."state" in ('waiting', 'offered', 'purchased', 'cancelled', 'offer_expired'))
);
--> statement-breakpoint
ALTER TABLE "conferences" ADD COLUMN "organizer_id" integer;--> statement-breakpoint
ALTER TABLE "conferences" ADD COLUMN "time_zone" text DEFAULT 'Asia/Shanghai' NOT NULL;--> statement-breakpoint
ALTER TABLE "conferences" ADD COLUMN "venue" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "conferences" ADD COLUMN "eng_venue" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "conferences" ADD COLUMN "content" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "conferences" ADD COLUMN "eng_content" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "conferences" ADD COLUMN "registration_opens_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conferences" ADD COLUMN "registration_closes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conferences" ADD COLUMN "refund_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accepted_authors" ADD CONSTRAINT "accepted_authors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accepted_authors" ADD CONSTRAINT "accepted_authors_conference_id_conferences_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conferences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_conference_id_conferences_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conferences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_bookings" ADD CONSTRAINT "hotel_bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_bookings" ADD CONSTRAINT "hotel_bookings_conference_id_conferences_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conferences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_documents" ADD CONSTRAINT "invoice_documents_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_documents" ADD CONSTRAINT "invoice_documents_refers_to_invoice_documents_id_fk" FOREIGN KEY ("refers_to") REFERENCES "public"."invoice_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_vouchers" ADD CONSTRAINT "meal_vouchers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_vouchers" ADD CONSTRAINT "meal_vouchers_meal_id_meals_id_fk" FOREIGN KEY ("meal_id") REFERENCES "public"."meals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_vouchers" ADD CONSTRAINT "meal_vouchers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meals" ADD CONSTRAINT "meals_conference_id_conferences_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conferences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_conference_id_conferences_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conferences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_ticket_type_id_ticket_types_id_fk" FOREIGN KEY ("ticket_type_id") REFERENCES "public"."ticket_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organizer_applications" ADD CONSTRAINT "organizer_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organizer_applications" ADD CONSTRAINT "organizer_applications_seconded_by_users_id_fk" FOREIGN KEY ("seconded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_tiers" ADD CONSTRAINT "price_tiers_ticket_type_id_ticket_types_id_fk" FOREIGN KEY ("ticket_type_id") REFERENCES "public"."ticket_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_drafts" ADD CONSTRAINT "registration_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_drafts" ADD CONSTRAINT "registration_drafts_conference_id_conferences_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conferences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_out_trade_no_sandbox_trades_out_trade_no_fk" FOREIGN KEY ("out_trade_no") REFERENCES "public"."sandbox_trades"("out_trade_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scans" ADD CONSTRAINT "scans_conference_id_conferences_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conferences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scans" ADD CONSTRAINT "scans_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scans" ADD CONSTRAINT "scans_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_types" ADD CONSTRAINT "ticket_types_conference_id_conferences_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conferences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_conference_id_conferences_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conferences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_signed_by_users_id_fk" FOREIGN KEY ("signed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_conference_id_conferences_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conferences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_ticket_type_id_ticket_types_id_fk" FOREIGN KEY ("ticket_type_id") REFERENCES "public"."ticket_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_code" ON "certificates" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_once" ON "certificates" USING btree ("user_id","conference_id","kind") WHERE "certificates"."state" <> 'revoked';--> statement-breakpoint
CREATE INDEX "certificates_user" ON "certificates" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "collections_once" ON "collections" USING btree ("user_id","kind","target_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code" ON "coupons" USING btree ("code");--> statement-breakpoint
CREATE INDEX "coupons_user" ON "coupons" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "hotel_bookings_user" ON "hotel_bookings" USING btree ("user_id","check_in");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_documents_number" ON "invoice_documents" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_documents_reversal" ON "invoice_documents" USING btree ("refers_to");--> statement-breakpoint
CREATE INDEX "invoice_documents_invoice" ON "invoice_documents" USING btree ("invoice_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_order" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoices_queue" ON "invoices" USING btree ("state","id");--> statement-breakpoint
CREATE UNIQUE INDEX "lifecycle_events_seq" ON "lifecycle_events" USING btree ("entity","entity_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "lifecycle_events_key" ON "lifecycle_events" USING btree ("actor_id","key");--> statement-breakpoint
CREATE INDEX "lifecycle_events_at" ON "lifecycle_events" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "meal_vouchers_code" ON "meal_vouchers" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "meal_vouchers_share" ON "meal_vouchers" USING btree ("share_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "meal_vouchers_once" ON "meal_vouchers" USING btree ("order_id","meal_id") WHERE "meal_vouchers"."state" <> 'revoked';--> statement-breakpoint
CREATE INDEX "meal_vouchers_user" ON "meal_vouchers" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "meal_vouchers_open" ON "meal_vouchers" USING btree ("meal_id") WHERE "meal_vouchers"."state" in ('available', 'shared');--> statement-breakpoint
CREATE INDEX "meals_conference" ON "meals" USING btree ("conference_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_no" ON "orders" USING btree ("no");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_key" ON "orders" USING btree ("user_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_coupon" ON "orders" USING btree ("coupon_id") WHERE "orders"."state" <> 'closed';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_open" ON "orders" USING btree ("user_id","ticket_type_id") WHERE "orders"."kind" = 'conf' and "orders"."state" in ('to_be_paid', 'paid', 'completed');--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","kind","id");--> statement-breakpoint
CREATE INDEX "orders_user_state" ON "orders" USING btree ("user_id","kind","state","id");--> statement-breakpoint
CREATE INDEX "orders_type" ON "orders" USING btree ("ticket_type_id","state");--> statement-breakpoint
CREATE INDEX "orders_conference" ON "orders" USING btree ("conference_id","id");--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("conference_id") WHERE "orders"."state" = 'paid';--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("due_at") WHERE "orders"."state" = 'to_be_paid';--> statement-breakpoint
CREATE UNIQUE INDEX "organizer_applications_user" ON "organizer_applications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "organizer_applications_queue" ON "organizer_applications" USING btree ("state","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_out_trade_no" ON "payments" USING btree ("out_trade_no");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_key" ON "payments" USING btree ("order_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider" ON "payments" USING btree ("method","provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_open" ON "payments" USING btree ("order_id") WHERE "payments"."state" in ('waiting', 'reviewing');--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_queue" ON "payments" USING btree ("state","method","id");--> statement-breakpoint
CREATE INDEX "price_tiers_type" ON "price_tiers" USING btree ("ticket_type_id","until");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_queue" ON "refunds" USING btree ("state","id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_open" ON "refunds" USING btree ("payment_id") WHERE "refunds"."state" not in ('none', 'rejected');--> statement-breakpoint
CREATE INDEX "sandbox_refunds_trade" ON "sandbox_refunds" USING btree ("out_trade_no");--> statement-breakpoint
CREATE UNIQUE INDEX "scans_nonce" ON "scans" USING btree ("staff_id","nonce");--> statement-breakpoint
CREATE INDEX "scans_ticket" ON "scans" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "scans_conference" ON "scans" USING btree ("conference_id","id");--> statement-breakpoint
CREATE INDEX "ticket_types_conference" ON "ticket_types" USING btree ("conference_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_code" ON "tickets" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_valid" ON "tickets" USING btree ("order_id") WHERE "tickets"."state" like 'valid.%';--> statement-breakpoint
CREATE INDEX "tickets_user" ON "tickets" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "tickets_conference" ON "tickets" USING btree ("conference_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "user_roles_once" ON "user_roles" USING btree ("user_id","role",coalesce("conference_id", 0));--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_entries_open" ON "waitlist_entries" USING btree ("user_id","ticket_type_id") WHERE "waitlist_entries"."state" in ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "waitlist_entries_next" ON "waitlist_entries" USING btree ("ticket_type_id","state","id");--> statement-breakpoint
CREATE INDEX "waitlist_entries_offered" ON "waitlist_entries" USING btree ("offered_until") WHERE "waitlist_entries"."state" = 'offered';--> statement-breakpoint
ALTER TABLE "conferences" ADD CONSTRAINT "conferences_organizer_id_users_id_fk" FOREIGN KEY ("organizer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;