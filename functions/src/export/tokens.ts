/**
 * The tokens of hosting/src/ui/theme/tokens.css that an exported file uses. They are written with a media query instead of
 * light-dark(), because old browsers open the file too. A test compares the values with the stylesheet's.
 */
export const TOKENS = `
:root{color-scheme:light dark;
--font:"PingFang TC", "Noto Sans TC", "Noto Sans CJK TC", "Microsoft JhengHei", system-ui, -apple-system, sans-serif;
--text-xs:0.75rem;--text-sm:0.875rem;--text-md:1rem;--text-lg:1.125rem;--text-xl:1.375rem;--text-2xl:1.625rem;
--radius-xs:0.1875rem;--radius-sm:0.375rem;--radius-md:0.5rem;--radius-lg:0.75rem;--surface:#ffffff;
--surface-raised:#ffffff;--surface-sunken:#f5f7f8;--ink:#1e252b;--dimmed:#56616c;--line:#dde2e6;--brand:#136a63;
--brand-bg:#e8f5f2;--brand-fill:#136a63;--on-fill:#ffffff;--bar:#2a9d91;--touched:#cfe9e5;--own:#7a4b00;
--own-bg:#fff3da;--own-fill:#f0a92b;--good:#1b7340;--good-bg:#e3f4e9;--fair:#855900;--fair-bg:#fdf1d3;
--poor:#b3261e;--poor-bg:#fce8e6;--calm:#4d5862;--calm-bg:#edf0f2;--logo-ground:#ffffff}
@media (prefers-color-scheme:dark){:root{
--surface:#12161a;--surface-raised:#1a2026;--surface-sunken:#0d1013;--ink:#e6eaed;--dimmed:#a3aeb8;--line:#303941;
--brand:#7dd1c6;--brand-bg:#14302d;--brand-fill:#1a8178;--touched:#1d423d;--own:#ffd58a;--own-bg:#35290f;
--own-fill:#d9972a;--good:#7fd6a0;--good-bg:#163124;--fair:#f0c462;--fair-bg:#342a12;--poor:#ffa9a2;
--poor-bg:#3d1f1d;--calm:#b3bdc6;--calm-bg:#262d34}}
`.trim()

/** The tokens that differ on paper, which is always light and measured in points. */
export const PAPER = `
:root{color-scheme:light;
--surface:#ffffff;--surface-raised:#ffffff;--surface-sunken:#f5f7f8;--ink:#111111;--dimmed:#48525b;--line:#ccd3d9;
--brand:#136a63;--brand-bg:#e8f5f2;--brand-fill:#136a63;--touched:#cfe9e5;--own:#7a4b00;--own-bg:#fff3da;
--own-fill:#f0a92b;--good:#1b7340;--good-bg:#e3f4e9;--fair:#855900;--fair-bg:#fdf1d3;--poor:#b3261e;
--poor-bg:#fce8e6;--calm:#4d5862;--calm-bg:#edf0f2;--text-xs:8pt;--text-sm:9pt;--text-md:10pt;--text-lg:11.5pt;
--text-xl:15pt;--text-2xl:20pt}
`.trim()
