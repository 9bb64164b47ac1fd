// Checked with npm run check-native: compiled by Kotlin 1.3 against stubs of the Android classes, and run there; not run on a device.
package com.example.companion

import android.webkit.WebResourceResponse
import java.io.File
import java.io.IOException
import org.json.JSONArray
import org.json.JSONException
import org.json.JSONObject

/**
 * The files of the pages in one language, whose manifest is beside them as manifest.json. It never changes, so a web view may ask it
 * on any thread.
 */
class Pack(val folder: File) {
    private val manifest = JSONObject(File(folder, "manifest.json").readText())
    private val lang: String = manifest.getString("lang")
    private val prefix: String = manifest.getString("prefix")
    private val notFoundPath: String = manifest.getString("notFound")
    private val types: Map<String, String> =
        manifest.getJSONArray("files").objects().associate { it.getString("path") to it.getString("type") }
    private val runtime: List<Pair<String, String>> =
        manifest.getJSONArray("runtime").objects().map { it.getString("prefix") to it.getString("path") }

    /**
     * The file that answers a path such as "/de/scene", or null if the network should: "Resolve an address" in docs/native-packs.md.
     *
     * @param reader the reader's language: the one in the cookie, or else the app's
     */
    fun fileFor(path: String, reader: String): String? {
        val trimmed = path.trimEnd('/')
        if (trimmed.drop(1) in types) return trimmed.drop(1)
        val hasLanguage = prefix.isNotEmpty() && trimmed.startsWith("$prefix/")
        if (!hasLanguage && !isRead(reader)) return null
        if (trimmed.isEmpty()) return notFoundPath
        val local = if (hasLanguage) trimmed else prefix + trimmed
        val byId = runtime.firstOrNull { (start, _) -> local.startsWith(start) && !local.removePrefix(start).contains('/') }
        return listOfNotNull("${local.drop(1)}.html", byId?.second).firstOrNull { it in types }
    }

    /** Whether a reader's language is this one: "de-AT" and "DE" are de, "zh_TW" and "zh-Hant" are zhf. */
    private fun isRead(reader: String): Boolean {
        val tag = reader.trim().replace('_', '-')
        val key = if (traditionalChinese.containsMatchIn(tag)) "zhf" else tag.substringBefore('-')
        return key.equals(lang, ignoreCase = true)
    }

    /** The same while the phone is offline: this language is better than none, whichever the address names. */
    fun offlineFileFor(path: String): String = fileFor(path, lang) ?: fileFor(path.replace(anyPrefix, "/"), lang) ?: notFoundPath

    fun responseFor(path: String, reader: String): WebResourceResponse? = fileFor(path, reader)?.let { response(it) }

    /** With a status for which the site's service worker prefers the page as it was opened before, in the reader's language. */
    fun offlineResponseFor(path: String): WebResourceResponse? =
        listOf(offlineFileFor(path), notFoundPath).mapNotNull { response(it, 504 to "Gateway Timeout") }.firstOrNull()

    /** Only for paths of the manifest, so that none leads outside of the folder. Null if the file is lost: an exception would end the app. */
    private fun response(path: String, offline: Pair<Int, String>? = null): WebResourceResponse? {
        val content = readable { File(folder, path).inputStream() } ?: return null
        val type = types.getValue(path).substringBefore(';')
        val headers = mapOf("Cache-Control" to "no-cache", "X-Content-Type-Options" to "nosniff", "Referrer-Policy" to "same-origin")
        val (status, reason) = offline ?: if (path == notFoundPath) 404 to "Not Found" else 200 to "OK"
        return WebResourceResponse(type, "utf-8", status, reason, headers, content)
    }

    private companion object {
        /** Of any language: "/it/", "/zh-hk/" */
        val anyPrefix = Regex("^/[a-z]{2}(-[a-z]{2})?/")

        /** By its script, or else its place: "zh-Hans-HK" is not */
        val traditionalChinese = Regex("(?i)^zh(?!.*hans)-(.*-)?(hant|hk|tw|mo)\\b")
    }
}

fun JSONArray.objects(): List<JSONObject> = (0 until length()).map { getJSONObject(it) }

/** What was read, or null if it is lost or damaged. */
inline fun <T> readable(read: () -> T): T? = try {
    read()
} catch (_: IOException) {
    null
} catch (_: JSONException) {
    null
}
