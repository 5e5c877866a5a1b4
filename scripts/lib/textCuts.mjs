import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { SyntaxKind } from 'typescript/unstable/ast'
import { API, TypeFlags } from 'typescript/unstable/sync'

/** Cuts through what is no text of people, each with what it is: `<file> <expression>`. */
export const knownCuts = {
  'src/components/kit/PhoneField.tsx field.value.slice(0, phoneMaxLength(chosen))': 'digits',
  'src/contract/conferenceFile.ts text.slice(0, 16)': 'a moment in ISO form',
  'src/contract/conferenceFile.ts text.slice(16)': 'a moment in ISO form',
  'src/contract/orcid.ts digits.slice(0, 15)': 'digits',
  'src/contract/orcid.ts digits[15]': 'digits',
  'src/contract/phone.ts national.slice(0, phoneMaxLength(country))': 'digits',
  'src/contract/room/state.ts id.slice(2)': 'behind a prefix that was looked at',
  'src/contract/uscc.ts number[17]': 'letters and digits',
  'src/contract/wallTimes.ts wallSecond(at, timeZone).slice(0, 16)': 'a moment in ISO form',
  'server/accounts/secondFactor/passkeys.ts response.id.slice(0, 2000)': 'base64url',
  'server/accounts/secondFactor/recoveryCodes.ts signs.slice(0, 5)': 'a code of letters and digits',
  'server/accounts/secondFactor/recoveryCodes.ts signs.slice(5)': 'a code of letters and digits',
  "server/files/names/blankNames.ts bytes .split('')": 'bytes, one sign each',
  "server/handlers/admission.ts keyedDigest(config.key, 'mealShare', String(userId), String(meal_id), key).slice(0, 22)":
    'base64url',
  "server/accounts/signingKey.ts keyedDigest(key, 'fingerprint').slice(0, 22)": 'base64url',
  'server/http/routes/teamSheets.ts wallTime(at.toISOString(), timeZone).slice(0, 10)':
    'a moment in ISO form',
  'server/sheets/xlsx/numberFormats.ts clock.slice(2)': 'digits',
  'server/shared/masks.ts mobile.slice(0, 3)': 'digits',
  'server/shared/masks.ts mobile.slice(-4)': 'digits',
  'server/handlers/live.ts userId.slice(-4)': 'letters and digits that this site made',
  "server/lifecycles/benefits/referrals.ts (number ?? '').replace(/\\D/g, '').slice(-11)": 'digits',
  'server/lifecycles/dashboard/readDashboard.ts wallSecond(at.toISOString(), timeZone).slice(0, 10)':
    'a moment in ISO form',
  'server/lifecycles/entities/order.ts row.code.slice(0, 8)': 'letters and digits that this site made',
  'server/lifecycles/lives/roomUserOf.ts userId.slice(2)': 'behind a prefix that was looked at',
  'server/live/room/createHub.ts text.slice(0, 200)': 'is only looked into',
  'server/operators/accounts.ts digits.slice(2)': 'digits',
  'server/search/highlight.ts text.charAt(at)': 'asks whether a pair stands there',
  'server/shared/address.ts address.slice(7)': 'an address of the network',
  "server/shared/address.ts plain.replace(/[^0-9a-zA-Z.:]/g, '').slice(0, 45)": 'an address of the network',
}

/** Names of what holds a moment or a day in ISO form, or a digest. */
const isoNames = /(?:^|_|\b)(?:at|on|day|until|sourceDay)$|\.(?:toISOString|digest)\((?:'\w+')?\)$/

/**
 * Places of `folders` where a text is cut by UTF-16 units at a place that was not found in it: `charAt`, `substring`,
 * `substr`, `at`, `split('')`, `[0]`, and `slice` with a number. Such a cut leaves half of a character beyond the BMP;
 * `src/contract/characters.ts` cuts between characters.
 * @param {string} root The project whose `tsconfig.json` lists the files.
 * @param {readonly string[]} folders
 * @param {Readonly<Record<string, string>>} known
 * @param {string} config
 */
export function textCuts(root, folders, known, config = join(root, 'tsconfig.json')) {
  const api = new API({ cwd: root })
  try {
    const [project] = api.updateSnapshot({ openProjects: [config] }).getProjects()
    const cuts = project.rootFiles.flatMap((path) => {
      const file = relative(root, path).replaceAll('\\', '/')
      return folders.some((folder) => file.startsWith(`${folder}/`)) &&
        !/\.(?:examples|model)\.ts$/.test(file)
        ? cutsIn(project, path).map((cut) => ({ file, ...cut }))
        : []
    })
    const isKnown = ({ file, text }) => Object.hasOwn(known, `${file} ${text}`)
    const met = new Set(cuts.filter(isKnown).map(({ file, text }) => `${file} ${text}`))
    return [
      ...cuts
        .filter((cut) => !isKnown(cut))
        .map(
          ({ file, line, text }) =>
            `${file}:${line} ${text} may cut a character in two: use src/contract/characters.ts`,
        ),
      ...Object.keys(known)
        .filter((name) => !met.has(name))
        .map((name) => `${name} stands in the list of known cuts, and is none any more`),
    ]
  } finally {
    api.close()
  }
}

function cutsIn({ program, checker }, path) {
  if (!/\.(?:slice|charAt|substr|substring|at|split)\(|\[-?\d/.test(readFileSync(path, 'utf8'))) return []
  const source = program.getSourceFile(path)
  const textOf = (node) => source.text.slice(node.getStart(source), node.end).replace(/\s+/g, ' ')
  const found = []
  const visit = (node) => {
    const cut = cutOf(node)
    if (cut !== null && !isoNames.test(textOf(cut.of))) found.push({ node, ...cut })
    node.forEachChild(visit)
  }
  visit(source)
  if (found.length === 0) return []
  const receivers = checker.getTypeAtLocation(found.map(({ of }) => of))
  return found.flatMap(({ node, bounds }, index) => {
    if (!isText(receivers[index])) return []
    if (bounds !== null && !bounds.some((bound) => isNumber(checker.getTypeAtLocation(bound)))) return []
    const line = source.text.slice(0, node.getStart(source)).split('\n').length
    return [{ line, text: textOf(node) }]
  })
}

/** The text that a node cuts, and the bounds if they decide; null if the node cuts no text. */
function cutOf(node) {
  if (node.kind === SyntaxKind.ElementAccessExpression)
    return /^-?\d/.test(node.argumentExpression.text ?? '') ? { of: node.expression, bounds: null } : null
  if (node.kind !== SyntaxKind.CallExpression) return null
  const { expression: callee, arguments: given } = node
  if (callee.kind !== SyntaxKind.PropertyAccessExpression) return null
  const of = callee.expression
  switch (callee.name.text) {
    case 'charAt':
    case 'substr':
    case 'substring':
    case 'at':
      return { of, bounds: null }
    case 'split':
      return given[0]?.kind === SyntaxKind.StringLiteral && given[0].text === '' ? { of, bounds: null } : null
    case 'slice':
      // One sign at either end was looked at before: `#…`, `/…`.
      return isOneOff(given) ? null : { of, bounds: [...given] }
    default:
      return null
  }
}

const isOneOff = ([from, until]) =>
  until === undefined ? from?.text === '1' : from?.text === '0' && isMinusOne(until)
const isMinusOne = (node) =>
  node.kind === SyntaxKind.PrefixUnaryExpression &&
  node.operator === SyntaxKind.MinusToken &&
  node.operand.text === '1'

/** A number that is known beforehand, as a literal, a constant or a limit; 0 cuts nothing. */
function isNumber(type) {
  if (type === undefined) return false
  if (type.flags & TypeFlags.Union) return type.getTypes().every(isNumber)
  return (type.flags & TypeFlags.NumberLiteral) !== 0 && type.value !== 0
}

function isText(type) {
  if (type === undefined) return false
  if (type.flags & TypeFlags.Union) return type.getTypes().some(isText)
  return (
    (type.flags &
      (TypeFlags.String | TypeFlags.StringLiteral | TypeFlags.TemplateLiteral | TypeFlags.StringMapping)) !==
    0
  )
}
