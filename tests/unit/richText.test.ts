// @vitest-environment jsdom
import * as fc from 'fast-check'
import { Node } from 'prosemirror-model'
import { describe, expect, it } from 'vitest'

import { editorSchema } from '../../src/components/kit/RichEditor/editorSchema.ts'
import {
  canonicalText,
  emptyDocument,
  isEmptyDocument,
  isSafeHref,
  outlineOf,
  mailDocument,
  picturesIn,
  richDocument,
  richLimits,
  textOf,
  withoutForbidden,
  type RichDocument,
  type RichNode,
} from '../../src/contract/richText.ts'

const inline = fc.oneof(
  fc.record({
    type: fc.constant('text' as const),
    text: fc.string({ minLength: 1, maxLength: 8 }).map((text) => `词${withoutForbidden(text)}`),
    marks: fc.subarray([
      { type: 'link' as const, attrs: { href: 'https://example.org/a' } },
      { type: 'strong' as const },
      { type: 'em' as const },
    ]),
  }),
  fc.constant({ type: 'hard_break' as const }),
)
const pictureNode = (more: object = {}): RichNode => ({
  type: 'picture',
  attrs: {
    src: '/uploads/Vb3sQm0cQz8Lr2kWb6yPjA.webp',
    alt: '会场平面图',
    width: 1200,
    height: 800,
    ...more,
  },
})
const inlines = fc.array(inline, { maxLength: 4 })
const { block } = fc.letrec<{ block: RichNode; item: RichNode }>((tie) => ({
  item: fc
    .tuple(inlines, fc.array(tie('block'), { maxLength: 2 }))
    .map(([content, more]) => ({ type: 'list_item', content: [{ type: 'paragraph', content }, ...more] })),
  block: fc.oneof(
    { maxDepth: 3 },
    inlines.map((content): RichNode => ({ type: 'paragraph', content })),
    fc
      .tuple(fc.constantFrom(2, 3), inlines)
      .map(([level, content]): RichNode => ({ type: 'heading', attrs: { level }, content })),
    fc.constant<RichNode>({ type: 'horizontal_rule' }),
    fc
      .tuple(fc.integer({ min: 1, max: richLimits.pixels }), fc.integer({ min: 1, max: richLimits.pixels }))
      .map(([width, height]) => pictureNode({ width, height })),
    inlines.map((content): RichNode => ({ type: 'blockquote', content: [{ type: 'paragraph', content }] })),
    fc
      .tuple(fc.constantFrom('table_cell' as const, 'table_header' as const), inlines)
      .map(([type, content]): RichNode => ({
        type: 'table',
        content: [{ type: 'table_row', content: [{ type, content }] }],
      })),
    fc
      .tuple(
        fc.constantFrom('bullet_list' as const, 'ordered_list' as const),
        fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
      )
      .map(([type, content]): RichNode => ({ type, content })),
  ),
}))
const documents = fc
  .array(block, { minLength: 1, maxLength: 4 })
  .map((content): RichDocument => ({ type: 'doc', content }))

/** Whether the editor can hold it. */
const isEditable = (json: unknown): boolean => {
  try {
    const node = Node.fromJSON(editorSchema, json)
    node.check()
    return node.type === editorSchema.topNodeType
  } catch {
    return false
  }
}
/** One node somewhere in it becomes another. */
const broken = (doc: RichDocument, at: number, type: RichNode['type']): unknown => {
  let left = at
  const walk = (node: RichNode): unknown => {
    left -= 1
    const isChanged = left === -1
    const content = node.content?.map(walk)
    // Attributes belong to the type that it was: the editor passes over those that it does not know.
    return { ...(isChanged ? { type } : node), ...(content && { content }) }
  }
  return walk(doc)
}

describe('the schema of rich text', () => {
  it('[CONF-02] what the contract lets in, the editor holds, and gives back in the same spelling', () => {
    fc.assert(
      fc.property(documents, (doc) => {
        const read = richDocument.parse(doc)
        const node = Node.fromJSON(editorSchema, read)
        node.check()
        expect(node.toJSON()).toEqual(read)
        expect(richDocument.parse(read)).toEqual(read)
      }),
    )
  })

  it('a misplaced element is refused by both', () => {
    const types = Object.keys(editorSchema.nodes) as Array<RichNode['type']>
    fc.assert(
      fc.property(documents, fc.nat(12), fc.constantFrom(...types), (doc, at, type) => {
        const json = broken(doc, at, type)
        if (richDocument.safeParse(json).success) expect(isEditable(json)).toBe(true)
        else if (type !== 'text' && type !== 'heading' && type !== 'picture')
          expect(isEditable(json)).toBe(false)
      }),
      { numRuns: 500 },
    )
  })

  it('[CONF-02] a picture is one of this site, has words for those who do not see it, and goes out by no mail', () => {
    const doc = (...content: RichNode[]): RichDocument => ({ type: 'doc', content })
    const faultsOf = (value: unknown) =>
      richDocument.safeParse(value).error?.issues.map(({ message, path }) => [message, path.at(-1)])
    expect(richDocument.parse(doc(pictureNode({ alt: ' 会场平面图 ' })))).toEqual(doc(pictureNode()))
    for (const [more, reason, field] of [
      [{ alt: ' ' }, 'pictureWordless', 'alt'],
      [{ alt: undefined }, 'pictureWordless', 'alt'],
      [{ alt: '图'.repeat(richLimits.alt + 1) }, 'tooLong', 'alt'],
      [{ alt: 'a\u202Eb' }, 'invalidCharacter', 'alt'],
      [{ src: 'https://evil.example/a.webp' }, 'pictureUnknown', 'src'],
      [{ src: '/uploads/../secret.webp' }, 'pictureUnknown', 'src'],
      [{ src: '/uploads/Vb3sQm0cQz8Lr2kWb6yPjA.svg' }, 'pictureUnknown', 'src'],
      [{ width: 0 }, 'invalid', 'width'],
      [{ height: richLimits.pixels + 1 }, 'invalid', 'height'],
      [{ height: '800' }, 'invalid', 'height'],
      [{ onerror: 'alert(1)' }, 'richUnknown', 'attrs'],
    ] as const) {
      const wrong = doc(pictureNode(more))
      expect(faultsOf(wrong)).toEqual([[reason, field]])
      // The editor passes over attributes that it does not know.
      if (!('onerror' in more)) expect(isEditable(wrong)).toBe(false)
    }
    const many = Array.from({ length: richLimits.pictures }, () => pictureNode())
    expect(picturesIn(richDocument.parse(doc(...many)))).toHaveLength(richLimits.pictures)
    expect(faultsOf(doc(...many, pictureNode()))).toEqual([['tooMany', richLimits.pictures]])
    expect(isEmptyDocument(doc(pictureNode()))).toBe(false)
    expect(mailDocument.safeParse(doc(pictureNode())).error?.issues[0]?.message).toBe('richMisplaced')
    expect(outlineOf(doc(pictureNode()))).not.toBe(outlineOf(doc(pictureNode({ width: 1199 }))))
  })

  it('one document is one text, in any order of keys and pieces', () => {
    const whole: RichDocument = {
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: '报到通知', marks: [{ type: 'strong' }] }] },
      ],
    }
    const pieces = {
      content: [
        {
          content: [
            { marks: [{ type: 'strong' }], text: '报到', type: 'text' },
            { text: '通知', type: 'text', marks: [{ type: 'strong' }] },
          ],
          type: 'paragraph',
        },
      ],
      type: 'doc',
    }
    const read = richDocument.parse(pieces)
    expect(canonicalText(' 标题 ', read)).toBe(canonicalText('标题', whole))
    expect(canonicalText('标题', emptyDocument)).not.toBe(canonicalText('标题', whole))
  })

  it('is empty without a word, whatever form it has', () => {
    expect(isEmptyDocument(emptyDocument)).toBe(true)
    expect(
      isEmptyDocument({
        type: 'doc',
        content: [
          { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '  ' }] },
          { type: 'horizontal_rule' },
        ],
      }),
    ).toBe(true)
  })

  it('says two texts that differ in form alone in two ways', () => {
    const of = (node: RichNode): RichDocument => ({ type: 'doc', content: [node] })
    const text = { type: 'text', text: '费用' } as const
    const item = { type: 'list_item', content: [{ type: 'paragraph', content: [text] }] } as const
    const ways = [
      of({ type: 'paragraph', content: [text] }),
      of({ type: 'heading', attrs: { level: 2 }, content: [text] }),
      of({ type: 'heading', attrs: { level: 3 }, content: [text] }),
      of({ type: 'bullet_list', content: [item] }),
      of({ type: 'ordered_list', content: [item] }),
      of({ type: 'blockquote', content: [{ type: 'paragraph', content: [text] }] }),
      of({ type: 'paragraph', content: [{ ...text, marks: [{ type: 'strong' }] }] }),
      of({ type: 'paragraph', content: [{ ...text, marks: [{ type: 'em' }] }] }),
      of({ type: 'paragraph', content: [{ ...text, marks: [{ type: 'link', attrs: { href: '/a' } }] }] }),
      of({ type: 'paragraph', content: [{ ...text, marks: [{ type: 'link', attrs: { href: '/b' } }] }] }),
    ]
    expect(new Set(ways.map((doc) => outlineOf(doc))).size).toBe(ways.length)
    expect(new Set(ways.map(textOf))).toEqual(new Set(['费用']))
  })
})

describe('addresses of links', () => {
  it.each([
    'https://example.org/a?b=c#d',
    'http://例子.测试/',
    '/conferences/1',
    'mailto:a@example.org',
    'tel:+86-10-1234',
  ])('%s is let in', (href) => expect(isSafeHref(href)).toBe(true))
  it.each([
    '',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<b>',
    'vbscript:x',
    'blob:https://example.org/x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    'https://',
    'https://user:secret@example.org/',
    'mailto:a@b?subject=x',
    'https://example.org/\u202Egpj.exe',
    `https://example.org/${'a'.repeat(2000)}`,
  ])('%s is not', (href) => expect(isSafeHref(href)).toBe(false))
})
