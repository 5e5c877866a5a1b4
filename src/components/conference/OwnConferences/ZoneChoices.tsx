/** Time zones to choose from, with the one that is chosen, which a browser may not know. */
export const ZoneChoices = ({ known }: { readonly known: string }) => (
  <>
    {zonesWith(known).map((zone) => (
      <option key={zone}>{zone}</option>
    ))}
  </>
)

/** The page is for members only and never in the server's markup, so a differing list cannot break hydration. */
const zonesWith = (known: string): readonly string[] => {
  const zones = Intl.supportedValuesOf('timeZone')
  return zones.includes(known) ? zones : [known, ...zones]
}
