import { types as t } from 'storybook/internal/babel'

/** The literal `parameters: { state: '…' }` of a story's source, or null when it declares none. */
export const declaredState = (story: t.Node | undefined): string | null => {
  const parameters = propertyOf(annotationsOf(story), 'parameters')
  const state = propertyOf(parameters, 'state')
  return t.isStringLiteral(state) ? state.value : null
}

/** `meta.story({ … })`, `Other.extend({ … })` or a plain object. */
const annotationsOf = (story: t.Node | undefined): t.Node | null | undefined =>
  t.isCallExpression(story) ? story.arguments[0] : story

const propertyOf = (node: t.Node | null | undefined, name: string): t.Node | null => {
  if (!t.isObjectExpression(node)) return null
  for (const property of node.properties) {
    if (t.isObjectProperty(property) && t.isIdentifier(property.key, { name })) return property.value
  }
  return null
}
