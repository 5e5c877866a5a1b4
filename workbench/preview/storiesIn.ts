import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { types as t } from 'storybook/internal/babel'
import { loadCsf } from 'storybook/internal/csf-tools'

/** A story as its source declares it. */
export interface SourceStory {
  readonly id: string
  readonly exportName: string
  readonly title: string
  readonly name: string
  /** `<machine>.<leaf>`, or null when it declares none. */
  readonly state: string | null
}

/** Reads the stories of one file without running it. */
export const storiesIn = (
  source: string,
  fileName: string,
  makeTitle: (title?: string) => string = (title) => title ?? fileName,
): SourceStory[] => {
  const csf = loadCsf(source, { fileName, makeTitle }).parse()
  return csf.indexInputs.flatMap(({ type, exportName, name, title = '' }) => {
    if (type !== 'story') return []
    const shown = storyNameFromExport(exportName)
    const state = stateOf(csf.getStoryExport(exportName))
    return [{ id: toId(title, shown), exportName, name: name ?? shown, title, state }]
  })
}

/** The literal of `...reach('…')` or of `parameters: { state: '…' }`. */
const stateOf = (story: t.Node | undefined): string | null => {
  const annotations = t.isCallExpression(story) ? story.arguments[0] : story
  if (!t.isObjectExpression(annotations)) return null
  for (const part of annotations.properties) {
    if (!t.isSpreadElement(part) || !t.isCallExpression(part.argument)) continue
    const { callee, arguments: given } = part.argument
    if (t.isIdentifier(callee, { name: 'reach' }) && t.isStringLiteral(given[0])) return given[0].value
  }
  const state = propertyOf(propertyOf(annotations, 'parameters'), 'state')
  return t.isStringLiteral(state) ? state.value : null
}

const propertyOf = (node: t.Node | null | undefined, name: string): t.Node | null => {
  if (!t.isObjectExpression(node)) return null
  for (const property of node.properties) {
    if (t.isObjectProperty(property) && t.isIdentifier(property.key, { name })) return property.value
  }
  return null
}
