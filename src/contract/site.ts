import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { optionalLine } from './fields.ts'
import { rowId } from './numbers.ts'
import { fileAddress } from './text.ts'

export interface NavItem {
  name: string
  eng_name: string
  url: string
  /** 0: `url` is a path on the main host; 1: an absolute address. */
  is_website: 0 | 1
  second: NavItem[]
}
export const navItem: z.ZodMiniType<NavItem> = z.object({
  name: z.string(),
  eng_name: z.string(),
  url: z.string(),
  is_website: z.literal([0, 1]),
  second: z.lazy(() => z.array(navItem)),
})

const footerLink = z.object({ name: z.string(), eng_name: z.string(), nickname: z.string(), url: z.string() })
export const footerColumn = z.object({
  name: z.string(),
  eng_name: z.string(),
  nickname: z.string(),
  child: z.array(footerLink),
})
export type FooterColumn = z.infer<typeof footerColumn>

export const friendlyLink = z.object({ title: z.string(), url: z.string() })
export type FriendlyLink = z.infer<typeof friendlyLink>

/** Image fields are addresses of this site, or empty: an empty one is not shown. */
export const siteBase = z.object({
  /** Name of the site, in the language of the request; empty: the product's own. */
  name: z.string(),
  /** Languages that visitors may choose. */
  languages: z.array(z.enum(['zh', 'en'])),
  header_image: z.string(),
  footer_image: z.string(),
  customer_wechat: z.string(),
  customer_qq: z.string(),
  hot_line: z.string(),
  email: z.string(),
  /** Service hours, in the language of the request. */
  server_time: z.string(),
  wechat_code_img: z.string(),
  conf_assistant: z.string(),
  paper_assistant: z.string(),
  copyright: z.string(),
  beian: z.string(),
  // Decided: values for the footer, the organizer entry and the redirects beyond the specification's list.
  address: z.string(),
  map_url: z.string(),
  organizer_url: z.string(),
  /** Origin of the separate mobile site; empty: no redirect (MOB-03). */
  mobile_origin: z.string(),
  /** Other origins that a `url` parameter may lead to (NAV-08). */
  sister_origins: z.array(z.string()),
})
export type SiteBase = z.infer<typeof siteBase>

/** Sanitised HTML from the server. */
export const document = z.object({ title: z.string(), content: z.string(), updated_at: z.string() })
export type SiteDocument = z.infer<typeof document>

/** A version of a document that members agree to. */
export const versionedDocument = z.extend(document, {
  version: z.int(),
  /** The one that holds now. */
  newest: z.int(),
})

export type VersionedDocument = z.infer<typeof versionedDocument>

export const banner = z.object({
  id: z.int(),
  title: z.string(),
  image: z.string(),
  alt: z.string(),
  /** Target: its own page where it has one, else an address of this site or of the web. */
  url: z.string(),
})
export type Banner = z.infer<typeof banner>

export const country = z.object({
  country_name: z.string(),
  /** Dialling code, digits only. */
  sms: z.string(),
})
export type Country = z.infer<typeof country>

export const getNavHeader = endpoint({
  origin: 'API-02',
  summary: 'Top navigation',
  method: 'GET',
  path: '/apic/config/nav/header',
  access: 'anyone',
  input: z.object({}),
  output: z.array(navItem),
})

export const countCoupon = endpoint({
  origin: 'API-03',
  summary: 'Count where a coupon link was followed',
  method: 'POST',
  path: '/apic/statistic/coupon',
  access: 'anyone',
  input: z.object({
    website_url: optionalLine(2000),
    origin_url: optionalLine(2000),
    type: optionalLine(50),
    type_name: optionalLine(100),
    pid: optionalLine(50),
  }),
  output: z.null(),
})

export const getCountries = endpoint({
  origin: 'API-15',
  summary: 'Countries with their dialling codes, in the language of the request',
  method: 'GET',
  path: '/apib/config/country',
  access: 'anyone',
  input: z.object({}),
  output: z.array(country),
})

export const getSiteBase = endpoint({
  origin: 'API-18',
  summary: 'Site configuration, in the language of the request',
  method: 'GET',
  path: '/apic/config/base',
  access: 'anyone',
  input: z.object({}),
  output: siteBase,
})

export const getNavFooter = endpoint({
  origin: 'API-19',
  summary: 'Footer navigation columns',
  method: 'GET',
  path: '/apic/config/nav/footer',
  access: 'anyone',
  input: z.object({}),
  output: z.array(footerColumn),
})

export const getLinks = endpoint({
  origin: 'API-20',
  summary: 'Friendly links',
  method: 'GET',
  path: '/apic/config/link',
  access: 'anyone',
  input: z.object({}),
  output: z.array(friendlyLink),
})

export const getBanners = endpoint({
  summary: 'Banners of the home page that are shown today, in the language of the request',
  method: 'GET',
  path: '/apic/config/banner',
  access: 'anyone',
  input: z.object({}),
  output: z.array(banner),
})

export const getBanner = endpoint({
  summary: 'The page of one banner that is shown today',
  method: 'GET',
  path: '/apic/config/banner/info',
  access: 'anyone',
  input: z.object({ banner_id: rowId() }),
  output: z.object({
    ...banner.shape,
    /** Sanitised HTML; may be empty. */
    content: z.string(),
    /** Second target; empty: none. */
    link: z.string(),
    /** First and last day, `2026-12-03`; empty: no bound. */
    from: z.string(),
    until: z.string(),
  }),
})
export type BannerDetails = z.infer<typeof getBanner.output>

/** Absent: the one that holds now. */
const versionInput = z.object({ version: z.optional(rowId()) })

export const getPrivacyPolicy = endpoint({
  origin: 'API-21',
  summary: 'Privacy policy, in the language of the request',
  method: 'GET',
  path: '/apic/config/protocol/private',
  access: 'anyone',
  input: versionInput,
  output: versionedDocument,
})

export const getAgreement = endpoint({
  origin: 'API-22',
  summary: 'User agreement, in the language of the request',
  method: 'GET',
  path: '/apic/config/protocol/agreement',
  access: 'anyone',
  input: versionInput,
  output: versionedDocument,
})

export const helpTopics = ['modo', 'openmeeting', 'joinmeeting', 'submitpaper', 'user'] as const
export type HelpTopic = (typeof helpTopics)[number]

export const getHelp = endpoint({
  origin: 'API-28',
  summary: 'One page of the help centre (decided: by name)',
  method: 'POST',
  path: '/api/index/get_chelp_content',
  access: 'anyone',
  input: z.object({ name: z.literal(helpTopics, 'invalid') }),
  output: document,
})

export const upload = endpoint({
  origin: 'API-27',
  summary: 'Upload one file as a data address (decided)',
  method: 'POST',
  path: '/api/common/upload_base64',
  access: 'member',
  input: z.object({
    kind: z.literal(['avatar', 'organizer', 'cover', 'live', 'site', 'oral', 'paper'], 'invalid'),
    /** `data:image/png;base64,…` */
    content: fileAddress(),
    /** As the visitor's device calls the file; its ending is checked. */
    name: optionalLine(255),
  }),
  output: z.object({ url: z.string() }),
})
