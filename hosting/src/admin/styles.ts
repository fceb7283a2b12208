/** The stylesheets of Mantine's parts that only the admin area uses; they build on those of `ui/theme/styles.ts`. */
import '@mantine/core/styles/Combobox.css'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/NumberInput.css'
import '@mantine/core/styles/Switch.css'
import '@mantine/core/styles/Tabs.css'
import '@mantine/core/styles/Pagination.css'
