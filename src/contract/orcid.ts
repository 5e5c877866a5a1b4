/** With or without its address in front: `https://orcid.org/0000-0002-1825-0097`. */
const shape = /^(?:https?:\/\/orcid\.org\/)?(\d{4})-?(\d{4})-?(\d{4})-?(\d{3}[\dXx])$/

/** Fault of an ORCID iD; null: none, or empty input. Its last character is the checksum of ISO 7064, 11-2. */
export const orcidFault = (text: string): 'shape' | 'checksum' | null => {
  if (text === '') return null
  const digits = shape.exec(text)?.slice(1).join('').toUpperCase()
  if (digits === undefined) return 'shape'
  let total = 0
  for (const digit of digits.slice(0, 15)) total = (total + Number(digit)) * 2
  const rest = (12 - (total % 11)) % 11
  return (rest === 10 ? 'X' : String(rest)) === digits[15] ? null : 'checksum'
}
