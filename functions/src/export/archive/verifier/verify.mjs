// scripts/verifier/command.ts
import { readdir, readFile, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

// report/src/archive/verdict-text.ts
var PROBLEM_TEXT = {
  "not-a-zip": "這不是 ZIP 檔，或檔案的結尾被截斷",
  compressed: "這個檔案被壓縮過，原封存檔裡的檔案都不壓縮（可能曾解壓縮後重新壓縮）",
  "other-name": "ZIP 目錄裡的檔名，和檔案前面的檔名不同",
  cut: "檔案的內容讀不到：位置不對，或被截斷",
  twice: "同一個檔名出現兩次",
  "no-manifest": "沒有雜湊清單，無法查驗",
  "manifest-unreadable": "雜湊清單讀不懂，無法查驗",
  "manifest-form": "雜湊清單的寫法和原來不同",
  "manifest-root": "雜湊清單的根雜湊不符：清單被改過。重新計算的值：",
  "evidence-root": "佐證的根雜湊不符：清單被改過。重新計算的值：",
  missing: "清單上有，封存檔裡沒有（被刪除或改名）",
  added: "封存檔裡有，清單上沒有（被加入或改名）",
  changed: "內容和清單上的雜湊不符。現在的 SHA-256：",
  container: "每個檔案的內容都相符，但 ZIP 本身和原來不同（例如曾重新壓縮）。第一個不同的位元組：",
  unreadable: "內容不是可以讀的 JSON",
  "quote-misplaced": "引文不在記錄的位置。段落：",
  "quote-unplaced": "找不到這段引文的位置記錄。段落：",
  "unknown-passage": "報告引用的段落不在封存檔裡。段落："
};
function problemText({ kind, path, detail }) {
  return `${path === null ? "" : `${path}：`}${PROBLEM_TEXT[kind]}${detail}`;
}
var LACK_TEXT = {
  search: () => "搜尋服務的原始回應",
  pages: () => "網頁全文與引文位置（所以引文無法在這裡核對）",
  "page-text": (pageId) => `網頁 ${pageId ?? ""} 的全文（太長，放不下）`,
  root: () => "分析完成時記下的根雜湊（所以無法向 GapLens 核對是否從完成後未改過）"
};
function missingPartText({ code, pageId }) {
  return LACK_TEXT[code]?.(pageId) ?? code;
}
var VERDICT_TEXT = {
  title: "GapLens 封存檔查驗",
  same: "相符：封存檔從產生之後沒有改過。",
  compressed: (count) => `${count} 個檔案被壓縮過，原封存檔裡的檔案都不壓縮（可能曾解壓縮後重新壓縮）。請選擇當初下載的 ZIP，或解壓縮後的資料夾。`,
  differs: (count) => `不符：找到 ${count} 個問題。`,
  subject: "關鍵字",
  page: "網頁",
  completed: "報告完成時間",
  root: "根雜湊",
  evidenceRoot: "佐證根雜湊",
  lacks: "這份封存檔沒有：",
  files: (count) => `檔案：查驗 ${count} 個。`,
  quotes: (checked, unchecked) => `引文：在網頁全文裡核對 ${checked} 段${unchecked > 0 ? `，另有 ${unchecked} 段因封存檔沒有該頁全文而未核對` : ""}。`,
  references: (count) => `報告裡的段落編號：查驗 ${count} 處。`,
  meaning: [
    "雜湊只證明：封存檔產生之後，沒有任何檔案被改過。",
    "雜湊不能證明：Google 或各網站當時真的這樣說。搜尋回應與網頁全文是 GapLens 當時收到並記下的內容。",
    "整份封存檔和清單一起被重做時，只看封存檔看不出來。請用佐證根雜湊向 GapLens 核對：開啟 GapLens 網址加上 /api/archive-roots/ 與佐證根雜湊；回應有完成時間，就表示與 GapLens 在報告完成時記下的相同。報告刪除後就無法核對。"
  ]
};
function verdictLines({ problems, manifest, files, quotes }) {
  const compressed = problems.filter(({ kind }) => kind === "compressed");
  const others = compressed.length > 1 ? problems.filter(({ kind }) => kind !== "compressed") : problems;
  const found = [
    ...compressed.length > 1 ? [VERDICT_TEXT.compressed(compressed.length)] : [],
    ...others.map(problemText)
  ];
  const lines = [found.length === 0 ? VERDICT_TEXT.same : VERDICT_TEXT.differs(found.length)];
  lines.push(...found.map((problem) => `・${problem}`));
  if (manifest === null) return lines;
  lines.push(
    `${VERDICT_TEXT.subject}：${manifest.keyword}`,
    `${VERDICT_TEXT.page}：${manifest.pageUrl}`,
    `${VERDICT_TEXT.completed}：${manifest.completedAt}`,
    VERDICT_TEXT.files(files),
    VERDICT_TEXT.quotes(quotes.checked, quotes.unchecked),
    VERDICT_TEXT.references(quotes.references),
    `${VERDICT_TEXT.evidenceRoot}：${manifest.evidenceRoot}`,
    `${VERDICT_TEXT.root}：${manifest.root}`
  );
  if (manifest.lacks.length > 0) {
    lines.push(VERDICT_TEXT.lacks, ...manifest.lacks.map((lack) => `・${missingPartText(lack)}`));
  }
  return lines;
}

// report/src/archive/canonical-json.ts
function canonicalJson(value) {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(",")}]`;
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name] ?? null)}`).join(",")}}`;
}
function isList(value) {
  return Array.isArray(value);
}

// report/src/archive/hashes.ts
async function sha256(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new Uint8Array(bytes)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
async function sha256OfText(text) {
  return await sha256(new TextEncoder().encode(text));
}
async function hashFiles(files) {
  const paths = [...files.keys()].sort();
  const hashes = paths.map(async (path) => {
    const content = files.get(path) ?? new Uint8Array();
    return { path, bytes: content.length, sha256: await sha256(content) };
  });
  return await Promise.all(hashes);
}
async function rootOf(list) {
  return await sha256OfText(
    canonicalJson(list.map(({ path, bytes, sha256: hash }) => ({ path, bytes, sha256: hash })))
  );
}

// report/src/archive/manifest.ts
var MANIFEST = "manifest.json";
var REPORT = "report.json";
var PAGES = "pages.json";
async function manifestRoot(body) {
  const { root: _, ...rest } = body;
  return await sha256OfText(canonicalJson(rest));
}
function manifestText(manifest) {
  return `${canonicalJson(manifest)}
`;
}
function archiveOrder({ evidence, tools }) {
  return [MANIFEST, ...tools.map(({ path }) => path), ...evidence.map(({ path }) => path)];
}

// report/src/archive/quotes.ts
function checkQuotes(report, pages, files, { lacks }) {
  const problems = [];
  const read = (path, bytes) => {
    const value = bytes === void 0 ? void 0 : parse(bytes);
    if (bytes !== void 0 && value === void 0) problems.push({ kind: "unreadable", path, detail: "" });
    return value;
  };
  const written = read(REPORT, report);
  const passages = passagesOf(written);
  const known = new Set(passages.map(({ id }) => id));
  const references = referencesOf(written);
  for (const id of references) {
    if (!known.has(id)) problems.push({ kind: "unknown-passage", path: REPORT, detail: id });
  }
  const counts = { checked: 0, unchecked: 0, references: references.length };
  if (lacks.some(({ code }) => code === "pages"))
    return { problems, counts: { ...counts, unchecked: passages.length } };
  const places = placesOf(read(PAGES, pages));
  const texts = /* @__PURE__ */ new Map();
  const textOf2 = (path) => {
    const bytes = files.get(path);
    if (!texts.has(path)) texts.set(path, bytes === void 0 ? null : decode(bytes));
    return texts.get(path) ?? null;
  };
  for (const { id, quote } of passages) {
    const placed = places.get(id);
    if (placed === void 0) {
      problems.push({ kind: "quote-unplaced", path: PAGES, detail: id });
      continue;
    }
    if (placed.text === null) {
      counts.unchecked += 1;
      continue;
    }
    counts.checked += 1;
    const text = textOf2(placed.text);
    const isThere = text !== null && placed.starts.length > 0 && placed.starts.every((at) => text.slice(at, at + placed.length) === quote.toWellFormed());
    if (!isThere) problems.push({ kind: "quote-misplaced", path: placed.text, detail: id });
  }
  return { problems, counts };
}
function asObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}
function asList(value) {
  return Array.isArray(value) ? value : [];
}
function passagesOf(report) {
  return asList(asObject(asObject(report).evidence).passages).flatMap((passage) => {
    const { id, quote } = asObject(passage);
    return typeof id === "string" && typeof quote === "string" ? [{ id, quote }] : [];
  });
}
function referencesOf(report) {
  const references = [];
  const waiting = [report];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value !== "object" || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (!/passageIds?$/i.test(name)) waiting.push(inner);
      else references.push(...[inner].flat().filter((id) => typeof id === "string"));
    }
  }
  return references;
}
function placesOf(pages) {
  const places = /* @__PURE__ */ new Map();
  for (const entry of asList(pages)) {
    const { id: page, text, quotes } = asObject(entry);
    for (const item of asList(quotes)) {
      const { id, length, starts } = asObject(item);
      if (typeof page !== "string" || typeof id !== "string" || typeof length !== "number") continue;
      const numbers2 = asList(starts).filter((start) => typeof start === "number");
      places.set(id, { page, text: typeof text === "string" ? text : null, length, starts: numbers2 });
    }
  }
  return places;
}
function decode(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
function parse(bytes) {
  try {
    return JSON.parse(decode(bytes) ?? "");
  } catch {
    return void 0;
  }
}

// report/src/archive/read-zip.ts
var END = 101010256;
var ENTRY = 33639248;
var FILE = 67324752;
var END_BYTES = 22;
var ENTRY_BYTES = 46;
var FILE_BYTES = 30;
function readZip(zip) {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = findEnd(view);
  if (end === null) return null;
  const entries = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + ENTRY_BYTES > zip.length || view.getUint32(at, true) !== ENTRY) return null;
    const nameLength = view.getUint16(at + 28, true);
    const next = at + ENTRY_BYTES + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (next > zip.length) return null;
    const name = textOf(zip, at + ENTRY_BYTES, nameLength);
    if (!name.endsWith("/")) entries.push(readEntry(zip, view, at, name));
    at = next;
  }
  return entries;
}
function readEntry(zip, view, at, name) {
  const bytes = view.getUint32(at + 20, true);
  const file = view.getUint32(at + 42, true);
  if (file + FILE_BYTES > zip.length || view.getUint32(file, true) !== FILE)
    return { name, content: null, fault: "cut" };
  if (view.getUint16(at + 10, true) !== 0) return { name, content: null, fault: "compressed" };
  const nameLength = view.getUint16(file + 26, true);
  const start = file + FILE_BYTES + nameLength + view.getUint16(file + 28, true);
  if (start + bytes > zip.length) return { name, content: null, fault: "cut" };
  const isNamedAlike = textOf(zip, file + FILE_BYTES, nameLength) === name;
  return { name, content: zip.subarray(start, start + bytes), fault: isNamedAlike ? null : "other-name" };
}
function findEnd(view) {
  const least = Math.max(0, view.byteLength - END_BYTES - 65535);
  for (let at = view.byteLength - END_BYTES; at >= least; at -= 1) {
    if (view.getUint32(at, true) === END) return at;
  }
  return null;
}
function textOf(zip, at, length) {
  return new TextDecoder().decode(zip.subarray(at, at + length));
}

// report/src/archive/stored-zip.ts
var VERSION = 20;
var NO_TIME = 2162688;
function storedZip(order, files) {
  const ascii = new TextEncoder();
  const parts = [];
  const directory = [];
  let at = 0;
  for (const path of order) {
    const name = ascii.encode(path);
    const content = files.get(path) ?? new Uint8Array();
    const shared = numbers(
      [2, VERSION],
      [2, 0],
      [2, 0],
      [4, NO_TIME],
      [4, crc32(content)],
      [4, content.length],
      [4, content.length],
      [2, name.length]
    );
    parts.push(numbers([4, 67324752]), shared, numbers([2, 0]), name, content);
    directory.push(
      numbers([4, 33639248], [2, VERSION]),
      shared,
      numbers([2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, at]),
      name
    );
    at += 30 + name.length + content.length;
  }
  const listed = joined(directory);
  const end = numbers(
    [4, 101010256],
    [4, 0],
    [2, order.length],
    [2, order.length],
    [4, listed.length],
    [4, at],
    [2, 0]
  );
  return joined([...parts, listed, end]);
}
function numbers(...fields) {
  const out = new Uint8Array(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  const view = new DataView(out.buffer);
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return out;
}
function joined(parts) {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}
var CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 3988292384 ^ value >>> 1 : value >>> 1;
  return value;
});
function crc32(bytes) {
  let crc = 4294967295;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 255] ?? 0) ^ crc >>> 8;
  return (crc ^ 4294967295) >>> 0;
}

// report/src/archive/verify.ts
async function verifyZip(zip) {
  const entries = readZip(zip);
  if (entries === null) return failed({ kind: "not-a-zip", path: null, detail: "" });
  const files = /* @__PURE__ */ new Map();
  const problems = [];
  for (const { name, content, fault } of entries) {
    if (fault !== null) problems.push({ kind: fault, path: name, detail: "" });
    if (files.has(name)) problems.push({ kind: "twice", path: name, detail: "" });
    if (content !== null) files.set(name, content);
  }
  const verdict = await verifyFiles(files);
  problems.push(...verdict.problems);
  if (problems.length === 0 && verdict.manifest !== null) {
    const at = firstDifference(zip, storedZip(archiveOrder(verdict.manifest), files));
    if (at !== null) problems.push({ kind: "container", path: null, detail: String(at) });
  }
  return { ...verdict, problems };
}
async function verifyFiles(files) {
  const found = files.get(MANIFEST);
  if (found === void 0) return failed({ kind: "no-manifest", path: MANIFEST, detail: "" });
  const manifest = readManifest(found);
  if (manifest === null) return failed({ kind: "manifest-unreadable", path: MANIFEST, detail: "" });
  const problems = [...await checkManifest(found, manifest), ...await checkFiles(files, manifest)];
  const quotes = checkQuotes(files.get(REPORT), files.get(PAGES), files, manifest);
  return { problems: [...problems, ...quotes.problems], manifest, files: files.size, quotes: quotes.counts };
}
function failed(problem) {
  return {
    problems: [problem],
    manifest: null,
    files: 0,
    quotes: { checked: 0, unchecked: 0, references: 0 }
  };
}
async function checkManifest(bytes, manifest) {
  const problems = [];
  const add = (kind, detail) => problems.push({ kind, path: MANIFEST, detail });
  if (firstDifference(bytes, new TextEncoder().encode(manifestText(manifest))) !== null)
    add("manifest-form", "");
  const root = await manifestRoot(manifest);
  if (root !== manifest.root) add("manifest-root", root);
  const evidence = await rootOf(manifest.evidence);
  if (evidence !== manifest.evidenceRoot) add("evidence-root", evidence);
  return problems;
}
async function checkFiles(files, { evidence, tools }) {
  const listed = new Map([...evidence, ...tools].map((file) => [file.path, file]));
  const found = new Map((await hashFiles(files)).map((file) => [file.path, file]));
  const paths = [.../* @__PURE__ */ new Set([...listed.keys(), ...found.keys()])].filter((path) => path !== MANIFEST);
  return paths.flatMap((path) => {
    const [wanted, is] = [listed.get(path), found.get(path)];
    if (is === void 0) return [{ kind: "missing", path, detail: "" }];
    if (wanted === void 0) return [{ kind: "added", path, detail: "" }];
    return wanted.sha256 === is.sha256 && wanted.bytes === is.bytes ? [] : [{ kind: "changed", path, detail: is.sha256 }];
  });
}
function readManifest(bytes) {
  try {
    const value = JSON.parse(
      new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes)
    );
    return isManifest(value) ? value : null;
  } catch {
    return null;
  }
}
function isManifest(value) {
  if (typeof value !== "object" || value === null) return false;
  const { format, version, evidence, tools, lacks } = value;
  const { analysisId, keyword, pageUrl, completedAt, evidenceRoot, root } = value;
  return format === "gaplens-archive" && version === 1 && [analysisId, keyword, pageUrl, completedAt, evidenceRoot, root].every(
    (text) => typeof text === "string"
  ) && isListOf(evidence, isFileHash) && isListOf(tools, isFileHash) && isListOf(lacks, isObject);
}
function isListOf(value, is) {
  return Array.isArray(value) && value.every(is);
}
function isObject(value) {
  return typeof value === "object" && value !== null;
}
function isFileHash(value) {
  const { path, bytes, sha256: sha2562 } = value ?? {};
  return typeof path === "string" && typeof bytes === "number" && typeof sha2562 === "string";
}
function firstDifference(a, b) {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) if (a[at] !== b[at]) return at;
  return a.length === b.length ? null : length;
}

// scripts/verifier/command.ts
var [target = dirname(fileURLToPath(import.meta.url))] = process.argv.slice(2);
try {
  const isFolder = (await stat(target)).isDirectory();
  const verdict = isFolder ? await verifyFiles(await readFolder(target)) : await verifyZip(new Uint8Array(await readFile(target)));
  print([VERDICT_TEXT.title, target, "", ...verdictLines(verdict), "", ...VERDICT_TEXT.meaning]);
  process.exitCode = verdict.problems.length === 0 ? 0 : 1;
} catch (error) {
  print([
    VERDICT_TEXT.title,
    `讀不到「${target}」：${error instanceof Error ? error.message : String(error)}`
  ]);
  process.exitCode = 2;
}
async function readFolder(folder) {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile()).map(async (entry) => {
    const path = join(entry.parentPath, entry.name);
    return [relative(folder, path).split(sep).join("/"), new Uint8Array(await readFile(path))];
  });
  return new Map(await Promise.all(files));
}
function print(lines) {
  process.stdout.write(`${lines.join("\n")}
`);
}
