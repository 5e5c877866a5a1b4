import * as z from 'zod/mini'

import { jsonField } from './jsonField.ts'
import { day } from './times.ts'
import { integer } from './numbers.ts'
import type { Reason } from './reasons.ts'
import { plainLine, plainText } from './text.ts'

/** Parts of the site that administrators edit (OPS-01): each has versions of its own. */
export const siteParts = [
  'config',
  'header',
  'footer',
  'links',
  'banners',
  'butler',
  'subjects',
  'agreement',
  'private',
] as const
export type SitePart = (typeof siteParts)[number]

/** Languages that a site offers. */
export const siteLanguages = ['zh,en', 'zh', 'en'] as const
/** One by one; without a choice both are offered. */
export const languagesIn = (chosen: string) =>
  (['zh', 'en'] as const).filter((one) => (chosen || siteLanguages[0]).includes(one))

/**
 * `line` one line · `text` several · `html` cleaned by `cleanHtml` · `image` address of a picture of this site · `link`
 * a path of this site or an address of the web · `web` an address of the web · `origin` one per line in a `text` ·
 * `day` `2026-12-03` · `languages` one of `siteLanguages` · `yuan` an amount, `800` or `99.50`.
 */
export type FieldKind =
  | 'line'
  | 'text'
  | 'html'
  | 'image'
  | 'link'
  | 'web'
  | 'origin'
  | 'origins'
  | 'day'
  | 'phone'
  | 'email'
  | 'qq'
  | 'filing'
  | 'languages'
  | 'yuan'

export interface PartField {
  readonly name: string
  readonly kind: FieldKind
  /** Signs. */
  readonly max: number
  readonly isRequired: boolean
  /** Kept, and not edited. */
  readonly isHidden: boolean
}

export interface ItemShape {
  /** Largest number of entries. */
  readonly most: number
  readonly fields: readonly PartField[]
  readonly children: ItemShape | null
}

export interface PartShape {
  readonly fields: readonly PartField[]
  /** Null: the part has no list. */
  readonly items: ItemShape | null
}

const field = (name: string, kind: FieldKind = 'line', max = 60): PartField => ({
  name,
  kind,
  max,
  isRequired: false,
  isHidden: false,
})
const needed = (name: string, kind: FieldKind = 'line', max = 60): PartField => ({
  ...field(name, kind, max),
  isRequired: true,
})
const names = [needed('name'), needed('eng_name')]
const linked = { most: 12, fields: [...names, needed('url', 'link', 500)], children: null }
const list = (items: ItemShape): PartShape => ({ fields: [], items })
const text: PartShape = {
  fields: [
    needed('title'),
    needed('eng_title'),
    needed('content', 'html', 15_000),
    needed('eng_content', 'html', 45_000),
  ],
  items: null,
}

/** Fields of each part. English texts that may be missing are shown in Chinese (CONF-02). */
export const partShapes: Readonly<Record<SitePart, PartShape>> = {
  config: {
    fields: [
      field('name'),
      field('eng_name'),
      field('languages', 'languages', 5),
      field('hot_line', 'phone', 30),
      field('email', 'email', 254),
      field('server_time', 'line', 100),
      field('eng_server_time', 'line', 100),
      field('address', 'line', 200),
      field('eng_address', 'line', 200),
      field('map_url', 'web', 1000),
      field('customer_qq', 'qq', 12),
      field('header_image', 'image', 200),
      field('footer_image', 'image', 200),
      field('customer_wechat', 'image', 200),
      field('wechat_code_img', 'image', 200),
      field('conf_assistant', 'image', 200),
      field('paper_assistant', 'image', 200),
      needed('copyright', 'line', 200),
      field('eng_copyright', 'line', 200),
      field('beian', 'filing', 40),
      field('organizer_url', 'link', 500),
      field('mobile_origin', 'origin', 200),
      field('sister_origins', 'origins', 2000),
    ],
    items: null,
  },
  header: list({ ...linked, most: 10, children: linked }),
  footer: list({
    most: 6,
    fields: [...names, { ...field('nickname'), isHidden: true }],
    children: { ...linked, fields: [...linked.fields, { ...field('nickname'), isHidden: true }] },
  }),
  links: list({
    most: 30,
    fields: [needed('title', 'line', 100), field('eng_title', 'line', 100), needed('url', 'web', 500)],
    children: null,
  }),
  banners: list({
    most: 8,
    fields: [
      needed('title', 'line', 80),
      needed('eng_title', 'line', 80),
      needed('image', 'image', 200),
      field('eng_image', 'image', 200),
      needed('alt', 'line', 200),
      needed('eng_alt', 'line', 200),
      field('url', 'link', 500),
      field('content', 'html', 15_000),
      field('eng_content', 'html', 45_000),
      field('from', 'day', 10),
      field('until', 'day', 10),
    ],
    children: null,
  }),
  butler: {
    fields: [field('intro', 'text', 500), field('eng_intro', 'text', 1500)],
    items: {
      most: 30,
      fields: [
        ...names,
        field('summary', 'text', 300),
        field('eng_summary', 'text', 900),
        field('price', 'yuan', 10),
        field('unit', 'line', 20),
        field('eng_unit', 'line', 40),
      ],
      children: null,
    },
  },
  subjects: list({ most: 40, fields: names, children: { most: 60, fields: names, children: null } }),
  agreement: text,
  private: text,
}

/** One entry of a part's list. */
export interface PartItem {
  /** Id of a subject, a banner or a service; 0 for a new one, and in every other list. */
  id: number
  fields: Record<string, string>
  children: PartItem[]
}

/** A part as it is kept, sent and edited: texts by the names of `partShapes`. */
export interface PartContent {
  fields: Record<string, string>
  items: PartItem[]
}

const says = (reason: Reason) => reason
const texts = z.record(plainLine(40), plainText(60_000, { missing: 'invalid' }), says('invalid'))
/** Two levels and no more: unlimited nesting would overflow the stack. */
const itemWith = (children: z.ZodMiniType<PartItem[]>): z.ZodMiniType<PartItem> =>
  z.object(
    { id: z._default(integer(), 0), fields: texts, children: z._default(children, []) },
    says('invalid'),
  )
const itemsOf = (item: z.ZodMiniType<PartItem>, most: number): z.ZodMiniType<PartItem[]> =>
  z.array(item, says('invalid')).check(z.maxLength(most, says('tooMany')))
const leaf = itemWith(
  itemsOf(
    z.custom<PartItem>(() => false, says('invalid')),
    0,
  ),
)
const item = itemWith(itemsOf(leaf, 60))
export const partContent: z.ZodMiniType<PartContent> = z.object(
  {
    fields: z._default(texts, {}),
    items: z._default(itemsOf(item, 60), []),
  },
  says('invalid'),
)

/** The same as JSON in the field of a form. */
export const partContentField = jsonField(partContent, 150_000)

/** Only fields of the part, and all of them: missing ones are empty. Lists end where their shape ends. */
export const tidyPart = (part: SitePart, content: PartContent): PartContent => {
  const { fields, items } = partShapes[part]
  return {
    fields: textsOf(fields, content.fields),
    items: items === null ? [] : content.items.map((each) => tidyItem(items, each)),
  }
}

const tidyItem = (shape: ItemShape, { id, fields, children }: PartItem): PartItem => ({
  id,
  fields: textsOf(shape.fields, fields),
  children:
    shape.children === null
      ? []
      : children.flatMap((each) => (shape.children ? [tidyItem(shape.children, each)] : [])),
})

const textsOf = (fields: readonly PartField[], given: Readonly<Record<string, string>>) =>
  Object.fromEntries(fields.map(({ name }) => [name, (given[name] ?? '').trim()]))

/** An entry as it is added. */
export const emptyItem = ({ fields }: ItemShape): PartItem => ({
  id: 0,
  fields: textsOf(fields, {}),
  children: [],
})

export interface PartFault {
  /** Path: `hot_line`, `items.0.url`, `items.0.children.2.name`. */
  readonly field: string
  readonly reason: Reason
}

/** Everything that is wrong with a part, by the rules that the server applies (VAL-05). `content` is tidy. */
export const faultsOfPart = (part: SitePart, content: PartContent): PartFault[] => {
  const { fields, items } = partShapes[part]
  return [
    ...faultsOfFields(fields, content.fields, ''),
    ...(items === null ? [] : faultsOfItems(items, content.items, 'items')),
  ]
}

const faultsOfItems = (shape: ItemShape, items: readonly PartItem[], path: string): PartFault[] => [
  ...(items.length > shape.most ? [{ field: path, reason: says('tooMany') }] : []),
  ...items.flatMap((each, at) => [
    ...faultsOfFields(shape.fields, each.fields, `${path}.${at}.`),
    ...(shape.children === null
      ? []
      : faultsOfItems(shape.children, each.children, `${path}.${at}.children`)),
  ]),
]

const faultsOfFields = (
  fields: readonly PartField[],
  given: Readonly<Record<string, string>>,
  path: string,
): PartFault[] => {
  const faults = fields.flatMap(({ name, kind, max, isRequired }): PartFault[] => {
    const value = given[name] ?? ''
    const reason =
      value === ''
        ? isRequired
          ? says('required')
          : null
        : value.length > max
          ? says('tooLong')
          : faultOf(kind, value)
    return reason === null ? [] : [{ field: path + name, reason }]
  })
  const { from = '', until = '', url, content = '' } = given
  // A banner leads to an address or to its own page; one without a target is a picture that looks like a link.
  if (url === '' && 'content' in given && content === '')
    faults.push({ field: `${path}url`, reason: 'required' })
  if (from !== '' && until !== '' && until < from)
    faults.push({ field: `${path}until`, reason: 'endsBeforeStart' })
  return faults
}

const faultOf = (kind: FieldKind, value: string): Reason | null => {
  if (!['text', 'html', 'origins'].includes(kind) && !plainLine(60_000).safeParse(value).success)
    return 'invalidCharacter'
  switch (kind) {
    case 'link':
      return isOwnPath(value) || isWebAddress(value) ? null : 'addressWrong'
    case 'web':
      return isWebAddress(value) ? null : 'addressWrong'
    case 'image':
      return isOwnPath(value) && /\.(?:png|jpe?g|svg)$/.test(value) ? null : 'fileUnknown'
    case 'origin':
      return isOrigin(value) ? null : 'originWrong'
    case 'origins':
      return value.split(/\s+/).every(isOrigin) ? null : 'originWrong'
    case 'day':
      return isDay(value) ? null : 'invalid'
    case 'phone':
      return /^\+?\d[\d ()-]{3,28}\d$/.test(value) ? null : 'phoneWrong'
    case 'email':
      return /^[^\s@<>"'()[\],;:\\]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(value) ? null : 'emailFormat'
    case 'qq':
      return /^[1-9]\d{4,11}$/.test(value) ? null : 'invalid'
    case 'filing':
      return /^\p{Script=Han}ICP[备证]\d{6,12}号(?:-\d{1,4})?$/u.test(value) ? null : 'filingWrong'
    case 'languages':
      return siteLanguages.some((one) => one === value) ? null : 'invalid'
    case 'yuan':
      return /^(?:0|[1-9]\d{0,6})(?:\.\d{1,2})?$/.test(value) ? null : 'invalid'
    case 'line':
    case 'text':
    case 'html':
      return null
  }
}

/** Whether it begins and stays on this site, for every way that a browser may parse it. */
const isOwnPath = (value: string): boolean =>
  /^\/(?![/\\])[^\s\\]*$/.test(value) &&
  !value.split(/[?#]/, 1)[0]?.includes('//') &&
  !/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(value)

/** `https` or `http`, a name with a dot, no user, and written as a browser would write it. */
const isWebAddress = (value: string): boolean => {
  if (!/^https?:\/\/[^/\\\s@]+(?:[/?#][^\s\\]*)?$/i.test(value)) return false
  const url = urlOf(value)
  return url !== null && url.username === '' && url.hostname.includes('.') && !url.hostname.endsWith('.')
}

const isOrigin = (value: string): boolean => {
  if (!isWebAddress(value) || !value.startsWith('https://')) return false
  return urlOf(value)?.origin === value
}

const urlOf = (value: string): URL | null => {
  try {
    return new URL(value)
  } catch {
    return null
  }
}

const isDay = (value: string): boolean => day().safeParse(value).success

/** One text in which two versions of a part differ. */
export interface PartChange {
  /** Titles of the enclosing entries, outermost first. */
  readonly within: readonly string[]
  /** Name of the field; `entry`: an entry was added or removed; `order`: the titles of those that stay, one in each line. */
  readonly name: string
  readonly before: string
  readonly after: string
}

/** Differences between two versions, in the order of the newer one. */
export const changesOfPart = (part: SitePart, before: PartContent, after: PartContent): PartChange[] => {
  const { fields, items } = partShapes[part]
  return [
    ...changesOfFields(fields, before.fields, after.fields, []),
    ...(items === null ? [] : changesOfItems(items, before.items, after.items, [])),
  ]
}

const changesOfFields = (
  fields: readonly PartField[],
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
  within: readonly string[],
): PartChange[] =>
  fields
    .filter(({ isHidden }) => !isHidden)
    .map(({ name }) => ({ within, name, before: before[name] ?? '', after: after[name] ?? '' }))
    .filter((change) => change.before !== change.after)

const changesOfItems = (
  shape: ItemShape,
  before: readonly PartItem[],
  after: readonly PartItem[],
  within: readonly string[],
): PartChange[] => {
  const pairs = pairsOfItems(before, after)
  const paired = pairs.flatMap(([old]) => (old === null ? [] : [old]))
  const stayed = before.filter((item) => paired.includes(item))
  const titles = (list: readonly PartItem[]) => list.map(titleOfItem).join('\n')
  return [
    ...(stayed.every((item, at) => item === paired[at])
      ? []
      : [{ within, name: 'order', before: titles(stayed), after: titles(paired) }]),
    ...pairs.flatMap(([old, now]) =>
      old === null
        ? [{ within, name: 'entry', before: '', after: summaryOf(shape, now) }]
        : [
            ...changesOfFields(shape.fields, old.fields, now.fields, [...within, titleOfItem(old)]),
            ...(shape.children === null
              ? []
              : changesOfItems(shape.children, old.children, now.children, [...within, titleOfItem(now)])),
          ],
    ),
    ...before
      .filter((item) => !paired.includes(item))
      .map((item) => ({ within, name: 'entry', before: summaryOf(shape, item), after: '' })),
  ]
}

/** Each newer entry with its older version: the one with its id or title, else the one in its place that matches no other. */
export const pairsOfItems = (
  before: readonly PartItem[],
  after: readonly PartItem[],
): ReadonlyArray<readonly [old: PartItem | null, now: PartItem]> => {
  const left = new Set(before)
  const take = (old: PartItem | undefined): PartItem | null => {
    if (old === undefined || !left.delete(old)) return null
    return old
  }
  const known = after.map((now) =>
    take(
      before.find(
        (old) => left.has(old) && (now.id > 0 ? old.id === now.id : titleOfItem(old) === titleOfItem(now)),
      ),
    ),
  )
  return after.map((now, at) => [known[at] ?? (now.id > 0 ? null : take(before[at])), now] as const)
}

const summaryOf = ({ fields }: ItemShape, item: PartItem): string =>
  [
    fields
      .filter(({ isHidden }) => !isHidden)
      .map(({ name }) => item.fields[name] ?? '')
      .filter((text) => text !== '')
      .join(' · '),
    ...item.children.map((child) => `› ${titleOfItem(child)}`),
  ].join('\n')

/** Title of an entry. */
export const titleOfItem = ({ fields }: PartItem): string => fields['name'] ?? fields['title'] ?? ''
