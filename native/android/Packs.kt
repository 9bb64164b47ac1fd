// Checked with npm run check-native: compiled by Kotlin 1.3 against stubs of the Android classes, and run there; not run on a device.
package com.example.companion

import java.io.File
import java.io.FileOutputStream
import java.io.InputStream
import java.net.URL
import java.security.MessageDigest
import java.util.zip.ZipInputStream
import org.json.JSONObject

/**
 * The packs on this phone.
 *
 * @param home a folder of their own, such as File(context.noBackupFilesDir, "companion")
 * @param base where packs.json is: "https://help.example.com/packs"
 */
class Packs(private val home: File, private val base: String, private val fetch: (String) -> ByteArray = ::download) {
    private val currentName = File(home, "current")

    /** The folder of the newest pack. */
    private fun currentFolder(): File? {
        val version = if (currentName.exists()) currentName.readText().trim() else return null
        return if (isVersion(version)) File(home, version).takeIf { File(it, "manifest.json").exists() } else null
    }

    /** The newest pack, for a web view that opens now. Deletes the packs that no web view uses any more. Give it back with [close]. */
    fun open(): Pack? = synchronized(inUse) {
        val current = currentFolder()
        val used = inUse.keys + listOfNotNull(current)
        home.listFiles()?.filter { it.isDirectory && it !in used && !it.name.endsWith(".part") }?.forEach { it.deleteRecursively() }
        // Without a pack, the pages come from the network.
        current?.let { readable { Pack(it) } }?.also { inUse[it.folder] = (inUse[it.folder] ?: 0) + 1 }
    }

    fun close(pack: Pack) = synchronized(inUse) {
        val left = (inUse.remove(pack.folder) ?: 1) - 1
        if (left > 0) inUse[pack.folder] = left
    }

    /**
     * Downloads what is new in a language's pack, or damaged on this phone; the next web view shows it. Blocks, also while another
     * update runs: call it from a worker, on an unmetered network.
     *
     * @param language `language` or `lang` of packs.json: "zh-hk" or "zhf"
     * @throws Exception if something cannot be fetched or is not what it should be: the current pack stays
     */
    fun update(language: String) = synchronized(updating) {
        val list = JSONObject(String(fetch("$base/packs.json")))
        check(list.optInt("format") == 1) { "Another format of packs: ${list.opt("format")}" }
        val packs = list.getJSONArray("packs").objects()
        val entry = packs.firstOrNull { language == it.getString("language") || language == it.getString("lang") }
        checkNotNull(entry) { "No pack for the language: $language, only for ${packs.map { it.getString("language") }}" }
        switchTo(entry.getString("version")) { part -> download(fetch("$base/${entry.getString("manifest")}"), part) }
    }

    /**
     * Unpacks the pack that the app brings, unless there is one already. Blocks, also while an update runs.
     *
     * @param zip companion-de.zip
     * @param manifest companion-de.json
     * @throws Exception if it cannot be stored: the next start can try again
     */
    fun install(zip: InputStream, manifest: ByteArray): Unit = synchronized(updating) {
        ZipInputStream(zip).use { entries ->
            if (currentFolder() != null) return
            switchTo(JSONObject(String(manifest)).getString("version")) { part ->
                while (true) write(part, (entries.nextEntry ?: break).name, entries.readBytes())
                write(part, "manifest.json", manifest)
            }
        }
    }

    /** @param fill puts the pack into a folder that does not count yet, for a version that is not there, or damaged */
    private fun switchTo(version: String, fill: (File) -> Unit) {
        // It becomes the name of a folder.
        check(isVersion(version)) { "Not a version: $version" }
        // What was interrupted, of any version.
        home.listFiles()?.filter { it.isDirectory && it.name.endsWith(".part") }?.forEach { it.deleteRecursively() }
        val target = File(home, version)
        val part = if (isWhole(target)) null else File(home, "$version.part").also(fill)
        val name = File(home, "current.part").apply { writeSynced(version.toByteArray()) }
        synchronized(inUse) {
            check(part == null || target.deleteRecursively() && part.renameTo(target))
            check(name.renameTo(currentName))
        }
    }

    private fun download(manifest: ByteArray, part: File) {
        val cached = currentFolder()?.let { filesIn(it) }.orEmpty().toMap()
        for (file in filesOf(String(manifest))) {
            val sha256 = file.getString("sha256")
            check(sha256.matches(hash)) { "Not a hash: $sha256" }
            val content = cached[sha256]?.let { unchanged(it, sha256) } ?: fetch("$base/files/$sha256")
            check(sha256Of(content) == sha256) { "Differs from its hash: ${file.getString("path")}" }
            write(part, file.getString("path"), content)
        }
        write(part, "manifest.json", manifest)
    }

    private fun write(part: File, path: String, content: ByteArray) {
        val destination = File(part, path)
        check(destination.canonicalPath.startsWith(part.canonicalPath + File.separator)) { "Outside of the pack: $destination" }
        destination.parentFile?.mkdirs()
        destination.writeSynced(content)
    }

    private fun isWhole(folder: File) = filesIn(folder)?.all { (sha256, file) -> unchanged(file, sha256) != null } == true

    /** The files of a pack with their hashes; null if its manifest cannot be read. */
    private fun filesIn(folder: File): List<Pair<String, File>>? = readable {
        filesOf(File(folder, "manifest.json").readText()).map { it.getString("sha256") to File(folder, it.getString("path")) }
    }

    /** What a file has, unless it is lost or damaged. */
    private fun unchanged(file: File, sha256: String) = readable { file.readBytes() }?.takeIf { sha256Of(it) == sha256 }

    private companion object {
        /** How many web views use each folder. */
        val inUse = mutableMapOf<File, Int>()
        val updating = Any()
        val hash = Regex("[0-9a-f]{64}")

        fun isVersion(text: String) = text.matches(Regex("[0-9a-f]{16}"))
        fun filesOf(manifest: String) = JSONObject(manifest).getJSONArray("files").objects()
        fun sha256Of(content: ByteArray) =
            MessageDigest.getInstance("SHA-256").digest(content).joinToString("") { "%02x".format(it) }
    }
}

/** Written before a rename makes it count, also where the phone loses power. */
private fun File.writeSynced(content: ByteArray) = FileOutputStream(this).use {
    it.write(content)
    it.fd.sync()
}

private fun download(address: String): ByteArray {
    val connection = URL(address).openConnection().apply {
        connectTimeout = 15_000
        readTimeout = 30_000
    }
    return connection.getInputStream().use { it.readBytes() }
}
