/** A payload as form text: arrays comma-joined, `null` and `undefined` left out. */
export const toForm = (payload: Readonly<Record<string, unknown>>): URLSearchParams => {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(payload)) {
    if (value === undefined || value === null) continue
    form.append(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  return form
}
