import type { DocumentName } from '../../../src/contract/documentName.ts'
import type { FoundName } from './namesFound.ts'
import { localName, type Verdict, type XmlElement, type XmlRules } from './rewriteXml.ts'
import { isLocalPath, isTelling } from './telling.ts'

/** Callbacks of the rules of one part of a document of Office. */
export interface PartReport {
  readonly name: (found: FoundName) => void
  /** A description that a reader may have typed; whether it goes all the same. */
  readonly description: (text: string) => boolean
  /** Text that stays and may contain a name. */
  readonly text: (text: string) => void
}

/**
 * The rules for a part: properties are emptied, authors of changes and comments become `Author`, and so do traces
 * of the computer that Office ran on. The root decides the kind of a part, at any path: the relations of a document may call its
 * properties anything. `isData`: a part that its relations call custom data.
 */
export const officeRules = (part: string, isData: boolean, report: PartReport): XmlRules => {
  let kind: Kind | null = isData ? 'data' : null
  return {
    element: (element) => {
      if (element.depth === 1) kind ??= kindOf(element)
      if (kind === 'data' || kind === 'custom') return ofData(element)
      if (kind === 'core' || kind === 'app') return ofProperties(properties[kind], element, report)
      return ofText(part, element, report)
    },
    text: (text, parent) => {
      if (kind === 'core') {
        if (readProperties.has(parent)) report.text(text)
      } else if (kind === 'text' && !unreadable.has(parent) && /\S/.test(text)) report.text(text)
    },
  }
}

type Kind = 'core' | 'app' | 'custom' | 'data' | 'text'

const kindOf = ({ name, attributes }: XmlElement): Kind => {
  if (name === 'coreProperties') return 'core'
  if (name !== 'Properties') return 'text'
  return Object.values(attributes).some((value) => value.includes('custom-properties')) ? 'custom' : 'app'
}

/** Anything may be there, e.g. who last classified the document: it is emptied, and nothing is said of it. */
const ofData = ({ depth, attributes }: XmlElement): Verdict => {
  if (depth > 1) return 'drop'
  const kept = Object.entries(attributes).filter(([key]) => /^xmlns(?::|$)/.test(key))
  return kept.length === Object.keys(attributes).length ? null : { attributes: Object.fromEntries(kept) }
}

const ofProperties = (
  emptied: Readonly<Record<string, Emptied>>,
  { name, depth }: XmlElement,
  report: PartReport,
): Verdict => {
  const rule = depth === 2 && Object.hasOwn(emptied, name) ? emptied[name] : undefined
  if (rule === undefined) return null
  return {
    empties: (text) => {
      if (text === '') return false
      if (typeof rule === 'function') return rule(text)
      report.name({ name: text, place: rule })
      return true
    },
  }
}

type Emptied = DocumentName['place'] | ((text: string) => boolean)
const properties: Readonly<Record<'core' | 'app', Readonly<Record<string, Emptied>>>> = {
  core: { creator: 'author', lastModifiedBy: 'editor', contributor: 'author', publisher: 'company' },
  app: {
    Company: 'company',
    Manager: 'manager',
    // A path, or a user's own name for it.
    Template: (text) => !/^Normal(?:\.dot[mx]?)?$/i.test(text),
    HyperlinkBase: () => true,
  },
}
const readProperties = new Set(['title', 'subject', 'description', 'keywords', 'category', 'identifier'])
/** Texts that no page shows. */
const unreadable = new Set(['instrText', 'delInstrText', 'author'])

const ofText = (part: string, { name, attributes }: XmlElement, report: PartReport): Verdict => {
  if (dropped.has(name)) return 'drop'
  // In a workbook: its commenters are listed, and each comment names a number of the list.
  if (name === 'author' && Object.keys(attributes).length === 0)
    return {
      empties: (text) => {
        if (text !== '') report.name({ name: text, place: 'comments' })
        return text !== ''
      },
    }
  if (name === 'instrText' || name === 'delInstrText') return { empties: isLocalPath }
  const fresh = Object.entries(attributes).map(
    ([key, value]) => [key, value === '' ? '' : attributeOf(part, name, key, attributes, report)] as const,
  )
  return fresh.every(([key, value]) => attributes[key] === value)
    ? null
    : { attributes: Object.fromEntries(fresh) }
}

/** Data source of a mail merge, fields of the custom data (which is emptied), and the path of a workbook. */
const dropped = new Set(['mailMerge', 'dataBinding', 'absPath'])

const attributeOf = (
  part: string,
  element: string,
  key: string,
  attributes: Readonly<Record<string, string>>,
  report: PartReport,
): string => {
  const value = attributes[key] ?? ''
  const local = localName(key)
  const isPerson = people.has(element)
  if (
    local === 'author' ||
    local === 'userName' ||
    (isPerson && (local === 'name' || local === 'displayName'))
  ) {
    // Participants in the comments are listed again, with the accounts.
    const isListed = /people\.xml$/i.test(part)
    if (value !== nobody && !isListed) report.name({ name: value, place: placeOf(part, element) })
    return nobody
  }
  if (local === 'initials') return nobody
  // E-mail address of a participant in the comments.
  if (local === 'userId' && value.length > 0) return ''
  if (element === 'docVar' && local === 'val') return ''
  if (element === 'fldSimple' && local === 'instr' && isLocalPath(value)) return ''
  if (element === 'Relationship' && local === 'Target') return targetOf(value, attributes, report)
  if (descriptions.has(local) || (local === 'name' && pictures.has(element))) {
    if (isTelling(value)) {
      report.name({ name: value, place: 'description' })
      return ''
    }
    return report.description(value) ? '' : value
  }
  return value
}

const targetOf = (
  value: string,
  { Type = '' }: Readonly<Record<string, string>>,
  report: PartReport,
): string => {
  // The path of a document's template names the user's computer.
  if (isLocalPath(value)) return Type.endsWith('attachedTemplate') ? 'Normal.dotm' : 'about:blank'
  if (/^mailto:/i.test(value)) report.text(value)
  return value
}

const placeOf = (part: string, element: string): DocumentName['place'] =>
  /comment|author|person/i.test(part) || /comment/i.test(element) ? 'comments' : 'changes'

/** Author that Word itself writes where it removes personal information. */
const nobody = 'Author'
/** Elements of PowerPoint and Excel that name a person. */
const people = new Set(['cmAuthor', 'author', 'person'])
const descriptions = new Set(['descr', 'title', 'alt'])
const pictures = new Set(['docPr', 'cNvPr'])
