/**
 * A text in two languages is chosen by `inLanguage` (or `pick`, `columnInLanguage`, `bothLanguages`, which use it): a choice
 * by hand forgets that one of the two may be empty, and what leaves the site says nothing then (CONF-02).
 */

/** The name of the Chinese text that belongs to `eng_title`, `engTitle` or `en`; null if the name means no English text. */
const chineseOf = (name) => {
  if (name === null) return null
  if (name === 'en') return 'zh'
  const [, snake, camel] = /^eng(?:_(\w+)|([A-Z]\w*))$/.exec(name) ?? []
  if (snake !== undefined) return snake
  return camel === undefined ? null : camel[0].toLowerCase() + camel.slice(1)
}

/** The last name of what is there, without a type assertion or parentheses. */
const nameOf = (node) => {
  switch (node?.type) {
    case 'Identifier':
      return node.name
    case 'MemberExpression':
      if (!node.computed) return node.property.name ?? null
      return typeof node.property.value === 'string' ? node.property.value : null
    case 'ChainExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
    case 'ParenthesizedExpression':
      return nameOf(node.expression)
    case 'LogicalExpression':
      return node.operator === '&&' ? null : nameOf(node.left)
    default:
      return null
  }
}

const arePair = (one, other) => {
  const [first, second] = [nameOf(one), nameOf(other)]
  return first !== null && second !== null && (chineseOf(first) === second || chineseOf(second) === first)
}

/** `[eng, zh]` against `[zh, eng]`. */
const areTurned = (one, other) =>
  one.type === 'ArrayExpression' &&
  other.type === 'ArrayExpression' &&
  one.elements.length === 2 &&
  arePair(one.elements[0], one.elements[1]) &&
  nameOf(one.elements[0]) === nameOf(other.elements[1])

const asksForEnglish = (node) => {
  if (node.type === 'LogicalExpression') return asksForEnglish(node.left) || asksForEnglish(node.right)
  return (
    node.type === 'BinaryExpression' &&
    node.operator === '===' &&
    [node.left, node.right].some((side) => side.value === 'en')
  )
}

const propertyOf = (object, name) =>
  object.properties.find((each) => each.type === 'Property' && !each.computed && each.key.name === name)
    ?.value

const message =
  'One of two languages is chosen by hand, and nothing stands in where it is empty: use inLanguage (src/contract/inLanguage.ts).'

const rule = {
  meta: { type: 'problem', docs: { description: 'Texts in two languages are chosen by inLanguage.' } },
  create: (context) => {
    const report = (node) => context.report({ node, message })
    return {
      ConditionalExpression: (node) => {
        const { consequent, alternate } = node
        if (arePair(consequent, alternate) || areTurned(consequent, alternate)) report(node)
      },
      LogicalExpression: (node) => {
        if (node.operator === '&&' && asksForEnglish(node.left) && chineseOf(nameOf(node.right)) !== null)
          report(node)
      },
      // `{ zh: row.title, en: row.engTitle }` waits to be read by a language.
      ObjectExpression: (node) => {
        const [zh, en] = [propertyOf(node, 'zh'), propertyOf(node, 'en')]
        if (zh !== undefined && en !== undefined && nameOf(en) !== 'en' && arePair(zh, en)) report(node)
      },
    }
  },
}

export default { meta: { name: 'symposium' }, rules: { 'in-language': rule } }
