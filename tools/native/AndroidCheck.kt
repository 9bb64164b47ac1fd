// Runs what of native/android needs no phone: tools/native/check.ts compiles it with those files. Fails at the first wrong result.
package com.example.companion

import android.Manifest
import android.app.Activity
import android.app.Application
import android.content.ActivityNotFoundException
import android.content.ClipData
import android.content.Intent
import android.content.SharedPreferences
import android.net.Uri
import android.util.Log
import android.webkit.ValueCallback
import android.webkit.WebChromeClient
import android.webkit.WebView
import android.widget.FrameLayout
import androidx.activity.ComponentActivity
import androidx.activity.result.ActivityResult
import androidx.activity.result.ActivityResultCallback
import androidx.activity.result.ActivityResultLauncher
import androidx.activity.result.contract.ActivityResultContract
import androidx.core.view.ViewCompat
import androidx.core.view.WindowInsetsCompat
import androidx.core.view.WindowInsetsCompat.Type
import androidx.webkit.JavaScriptReplyProxy
import androidx.webkit.WebMessageCompat
import java.io.ByteArrayOutputStream
import java.io.File
import java.io.FileNotFoundException
import java.io.IOException
import java.lang.reflect.Proxy
import java.nio.file.Files
import java.security.MessageDigest
import java.util.zip.ZipEntry
import java.util.zip.ZipOutputStream
import kotlin.concurrent.thread
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import org.json.JSONObject

private fun expect(what: String, found: Any?, wanted: Any?) {
    if (found != wanted) throw AssertionError("$what: found $found, wanted $wanted")
    println("passed: $what")
}

private fun <T> failure(run: () -> T): String? = try {
    run()
    null
} catch (problem: Exception) {
    problem.message
}

/** Implements an interface, so that a class which delegates to it overrides only what the check calls, whatever else is declared. */
private inline fun <reified T : Any> unimplemented(): T =
    Proxy.newProxyInstance(T::class.java.classLoader, arrayOf(T::class.java)) { _, method, _ -> throw UnsupportedOperationException(method.name) } as T

private class Store : SharedPreferences by unimplemented(), SharedPreferences.Editor by unimplemented() {
    val texts = mutableMapOf<String, String?>("session" to "secret")
    override fun getString(key: String, fallback: String?) = texts[key] ?: fallback
    override fun edit() = this
    override fun putString(key: String, value: String?) = apply { texts[key] = value }
    override fun apply() = Unit
}

private class Screen : HelpScreen by unimplemented() {
    val opened = mutableListOf<String>()
    override fun close() = Unit
    override fun openOutside(address: Uri) = run { opened += address.toString() }
    override fun share(title: String, text: String) = Unit
}

private class App(val token: () -> String) : HelpApp by unimplemented() {
    override val helpOrigin = "https://help.example.com"
    override val helpBrand = "ultenic"
    override val helpBrandName = "Ultenic"
    override val appVersion = "1"
    override fun helpUser() = HelpUser("1", "Ada", "de", "DE", "49")
    override suspend fun helpToken(refresh: Boolean) = token()
}

private class Phone(token: () -> String = { "t" }) {
    val store = Store()
    val screen = Screen()
    private val bridge = Bridge("https://help.example.com", AppFunctions(App(token), screen, store), CoroutineScope(Dispatchers.Unconfined))

    /** What the page is answered; nothing where there was no answer. */
    fun call(method: String, params: JSONObject? = null, isMainFrame: Boolean = true): JSONObject? {
        var reply: String? = null
        val proxy = object : JavaScriptReplyProxy() {
            override fun postMessage(message: String) = run { reply = message }
        }
        val message = JSONObject().put("v", 1).put("id", "7").put("method", method).put("params", params)
        bridge.onPostMessage(WebView(null), WebMessageCompat(message.toString()), Uri.parse("https://help.example.com"), isMainFrame, proxy)
        return reply?.let { JSONObject(it) }
    }
}

private fun codeOf(reply: JSONObject?) = reply?.optJSONObject("error")?.getString("code")

// What the documents show is to compile: kotlin.ts replaces such a line by their block of code with these words.
private interface DocumentedNeeds {
    fun showUnread(count: Int)
    fun addDevice()
}

private class Documented(private val app: DocumentedNeeds, private val screen: DocumentedNeeds) : Activity(), DocumentedNeeds by app {
    class AddDeviceActivity : Activity()

    private fun done(action: () -> Unit) = action()

    fun call(method: String, params: JSONObject) = when (method) {
        // docs/native-android.md: "bindDevice"
        else -> Unit
    }

    // docs/native-android.md: AddDeviceActivity

    fun openPage() {
        // docs/native-android.md: startActivity(
    }

    fun pad(view: WebView) {
        // docs/native-android.md: FrameLayout(
    }
}

private abstract class DocumentedApp : Application(), HelpApp {
    override fun onCreate() {
        // docs/native-packs.md: packs.install(
    }
}

private fun checkBridge() {
    val phone = Phone()
    expect("a call is answered under its id", phone.call("getUserToken")?.getString("id"), "7")
    expect("with its data", phone.call("getUserToken")?.getJSONObject("data")?.getString("token"), "t")
    expect("a frame within the page is not answered", phone.call("getUserToken", null, false), null)
    expect("an unknown function is unsupported", codeOf(phone.call("other")), "unsupported")
    expect("a missing parameter fails", codeOf(phone.call("saveLocalData", JSONObject())), "failed")
    expect("a token that cannot be fetched fails, and nothing crashes", codeOf(Phone { throw IOException("secret") }.call("getUserToken")), "failed")
    expect("the log says what failed, and where", Regex("getUserToken: java.io.IOException\n.*AndroidCheck.kt").containsMatchIn(Log.last), true)
    expect("but not its message, which may have the token", "secret" in Log.last, false)

    for (url in listOf("intent://a/#Intent;end", "file:///a", "javascript:a", "http://a.example/", "https:a"))
        expect("$url is not opened", codeOf(phone.call("openExternalLink", JSONObject().put("url", url))), "failed")
    phone.call("openExternalLink", JSONObject().put("url", "https://a.example/b"))
    expect("only an https address is opened", phone.screen.opened, listOf("https://a.example/b"))

    phone.call("saveLocalData", JSONObject().put("key", "session").put("value", "a"))
    expect("the app's own preferences are not written", phone.store.texts["session"], "secret")
    val saved = phone.call("getLocalData", JSONObject().put("key", "session"))
    expect("what a page saved is given back", saved?.getJSONObject("data")?.getString("value"), "a")
    val none = phone.call("getLocalData", JSONObject().put("key", "b"))
    expect("what was never saved is null", none?.getJSONObject("data")?.isNull("value"), true)
}

/** An activity whose user answers each contract at once, with what is given here under its name. */
private class Answers(private val cache: File, private val answers: Map<String, (Any?) -> Any>) : ComponentActivity() {
    override fun getCacheDir() = cache
    override fun <I, O> registerForActivityResult(contract: ActivityResultContract<I, O>, callback: ActivityResultCallback<O>) =
        object : ActivityResultLauncher<I>() {
            @Suppress("UNCHECKED_CAST")
            override fun launch(input: I) = callback.onActivityResult(answers.getValue(contract.javaClass.simpleName)(input) as O)
        }
}

private class Params(private val isCapture: Boolean) : WebChromeClient.FileChooserParams() {
    override fun getMode() = 0
    override fun isCaptureEnabled() = isCapture
    override fun createIntent() = Intent("")
}

private fun noApp(): Nothing = throw ActivityNotFoundException()

private fun checkCamera() {
    val cache = Files.createTempDirectory("cache").toFile()
    fun chosen(isGranted: Boolean, isCapture: Boolean = true, library: () -> Uri = { Uri.parse("content://a") }, camera: () -> Boolean): List<String?> {
        val chooser = FileChooser(Answers(cache, mapOf(
            "RequestPermission" to { name -> isGranted && name == Manifest.permission.CAMERA },
            "TakePicture" to { _ -> if (isGranted) camera() else throw SecurityException() },
            "StartActivityForResult" to { _ -> ActivityResult(Activity.RESULT_OK, Intent("", library())) }
        )))
        val given = mutableListOf<String?>()
        chooser.show(ValueCallback { given += it?.joinToString() }, Params(isCapture))
        chooser.deletePhotos()
        return given.map { it?.replace(Regex("photo\\d+"), "photo") }
    }
    expect("the camera’s photo is passed on", chosen(true) { true }, listOf("content://com.example.app.help.photos/photo.jpg"))
    expect("and deleted at the next visit", cache.list()?.toList(), emptyList<String>())
    expect("no photo is nothing", chosen(true) { false }, listOf(null))
    expect("without the permission, a file can be chosen", chosen(false) { true }, listOf("content://a"))
    expect("without a camera app, too", chosen(true, camera = ::noApp), listOf("content://a"))
    expect("without an app for files, nothing is chosen", chosen(true, library = ::noApp, camera = ::noApp), listOf(null))
    expect("a button for files opens no camera", chosen(true, isCapture = false) { true }, listOf("content://a"))
}

private fun checkChooser() {
    fun chosen(vararg names: String) = Intent("").apply { clipData = ClipData(*names.map { ClipData.Item(Uri.parse(it)) }.toTypedArray()) }
    fun filesOf(resultCode: Int, data: Intent?) = chosenFiles(resultCode, data)?.map { it.toString() }
    expect("several files are passed on", filesOf(Activity.RESULT_OK, chosen("content://a", "content://b")), listOf("content://a", "content://b"))
    expect("so is one", filesOf(Activity.RESULT_OK, Intent("", Uri.parse("content://a"))), listOf("content://a"))
    expect("a clip without files counts for nothing", filesOf(Activity.RESULT_OK, chosen()), null)
    expect("nor do the files of a cancelled chooser", filesOf(0, chosen("content://a")), null)
    expect("or a chooser without a result", filesOf(0, null), null)
}

private fun hashOf(text: String) = MessageDigest.getInstance("SHA-256").digest(text.toByteArray()).joinToString("") { "%02x".format(it) }

/** A host of packs whose only files are a page and its 404 page. */
private class Host {
    val files = mutableMapOf<String, String>()
    val fetched = mutableListOf<String>()

    fun publish(version: String, page: String, path: String = "de/scene.html", hash: String = hashOf(page), lang: String = "de") {
        val entries = listOf(path to hash, "de/404.html" to hashOf("none")).joinToString { (name, sha256) ->
            """{"path": "$name", "sha256": "$sha256", "type": "text/html; charset=utf-8"}"""
        }
        files["packs.json"] = """{"format": 1, "packs": [{"language": "de", "lang": "deu", "manifest": "companion-de.json", "version": "$version"}]}"""
        files["companion-de.json"] = """{"lang": "$lang", "prefix": "/de", "notFound": "de/404.html",
            "runtime": [{"prefix": "/de/rmaDetail/", "path": "de/scene.html"}], "files": [$entries]}"""
        files["files/$hash"] = page
        files["files/${hashOf("none")}"] = "none"
    }

    fun fetch(address: String): ByteArray {
        val path = address.removePrefix("https://help.example.com/packs/")
        fetched += path
        return (files[path] ?: throw FileNotFoundException(path)).toByteArray()
    }
}

private fun checkPacks() {
    val home = File(Files.createTempDirectory("packs").toFile(), "companion")
    val host = Host()
    val packs = Packs(home, "https://help.example.com/packs", host::fetch)
    val (first, second) = "a".repeat(16) to "b".repeat(16)
    home.mkdirs()
    expect("without a pack there is none", packs.open(), null)

    host.publish(first, "one")
    packs.update("de")
    val old = packs.open()!!
    expect("a pack is opened", old.folder.name, first)
    expect("a page", old.fileFor("/de/scene", "fr"), "de/scene.html")
    expect("an address without a language", old.fileFor("/scene", "de"), "de/scene.html")
    for (reader in listOf("de-AT", "de_CH", "DE"))
        expect("the same, with $reader for the language", old.fileFor("/scene", reader), "de/scene.html")
    expect("one for a reader of another language", old.fileFor("/scene", "fr"), null)
    expect("the root for such a reader", old.fileFor("/", "fr"), null)
    expect("a page in another language", old.fileFor("/fr/scene", "fr"), null)
    expect("an id that is known only at run time", old.fileFor("/de/rmaDetail/7", "de"), "de/scene.html")
    expect("the root", old.fileFor("/", "de"), "de/404.html")
    expect("a path out of the folder", old.fileFor("/../current", "de"), null)
    for (path in listOf("/scene", "/de/scene", "/fr/scene", "/zh-hk/scene/", "/fr/rmaDetail/7"))
        expect("$path while the phone is offline, in whichever language", old.offlineFileFor(path), "de/scene.html")
    expect("which the service worker takes for a host that fails", old.offlineResponseFor("/fr/scene")?.statusCode, 504)
    for (path in listOf("/", "/fr", "/fr/other", "/faq/scene", "/../current"))
        expect("$path while the phone is offline, which is no page", old.offlineFileFor(path), "de/404.html")

    host.publish(second, "two")
    host.fetched.clear()
    val abandoned = File(home, "${"d".repeat(16)}.part/de").apply { mkdirs() }
    packs.update("deu")
    expect("what an interrupted download left is deleted", abandoned.parentFile.exists(), false)
    expect("only what changed is fetched", host.fetched.filter { it.startsWith("files/") }, listOf("files/${hashOf("two")}"))
    val new = packs.open()!!
    expect("the next web view shows the new pack, by either name of its language", new.folder.name, second)
    expect("an open page keeps its pack", old.folder.exists(), true)
    packs.close(old)
    packs.close(new)
    packs.close(packs.open()!!)
    expect("the old one is deleted when nothing uses it", old.folder.exists(), false)

    for (version in listOf("../../evil", "/evil", "", "c".repeat(15))) {
        host.publish(version, "three")
        expect("the version “$version” is refused", failure { packs.update("de") }, "Not a version: $version")
    }
    expect("an unknown language is named, with those that there are", failure { packs.update("xx") }, "No pack for the language: xx, only for [de]")
    host.files["packs.json"] = """{"format": 2, "packs": []}"""
    expect("another format is refused", failure { packs.update("de") }, "Another format of packs: 2")
    host.publish("c".repeat(16), "three", path = "../evil.html")
    expect("a path out of the pack is refused", failure { packs.update("de") }?.startsWith("Outside of the pack"), true)
    host.publish("c".repeat(16), "three", hash = hashOf("another"))
    expect("a file that differs from its hash is refused", failure { packs.update("de") }?.startsWith("Differs from its hash"), true)
    host.publish("c".repeat(16), "three", hash = "../packs.json")
    expect("a hash that is none is refused", failure { packs.update("de") }?.startsWith("Not a hash"), true)
    expect("after all that, the pack is the same", packs.open()?.folder?.name, second)
    File(home, "current").appendText("\n")
    expect("a line break after the version is ignored", packs.open()?.folder?.name, second)
    File(home, "$second/manifest.json").writeText("{")
    expect("a broken manifest is no pack", packs.open(), null)
}

private fun checkDamage() {
    val home = Files.createTempDirectory("packs").toFile()
    val host = Host()
    val packs = Packs(home, "https://help.example.com/packs", host::fetch)
    var version = "a".repeat(16)
    val page = { File(home, "$version/de/scene.html") }
    fun updateTo(next: String, text: String): List<String> {
        host.publish(next, text)
        host.fetched.clear()
        packs.update("de")
        version = next
        expect("the pack is whole", page().readText(), text)
        return host.fetched.filter { it.startsWith("files/") }
    }
    updateTo(version, "one")
    expect("a whole pack of the same release is left alone", updateTo(version, "one"), emptyList<String>())

    page().writeText("One")
    expect("a file that was changed is repaired by the same release", updateTo(version, "one"), listOf("files/${hashOf("one")}"))
    page().writeText("One")
    expect("and by the next", updateTo("b".repeat(16), "one"), listOf("files/${hashOf("one")}"))
    page().delete()
    expect("so is one that is lost", updateTo(version, "one"), listOf("files/${hashOf("one")}"))
    for (next in listOf(version, "c".repeat(16))) {
        File(home, "$version/manifest.json").writeText("{")
        expect("without a manifest that can be read, everything is fetched", updateTo(next, "one").size, 2)
    }

    val pack = packs.open()!!
    page().delete()
    expect("a lost page is the network’s", pack.responseFor("/de/scene", "de"), null)
    expect("and while the phone is offline, not found", pack.offlineResponseFor("/de/scene")?.statusCode, 504)
    File(home, "$version/de/404.html").delete()
    expect("without that page, too, it is the network’s", pack.offlineResponseFor("/de/scene"), null)
    File(home, "$version/manifest.json").delete()
    expect("a lost manifest is no pack", packs.open(), null)
}

private fun checkShipped() {
    val home = Files.createTempDirectory("packs").toFile()
    val host = Host()
    val packs = Packs(home, "https://help.example.com/packs", host::fetch)
    fun install(version: String, vararg files: Pair<String, String>) {
        host.publish(version, "one")
        val zip = ByteArrayOutputStream()
        ZipOutputStream(zip).use { for ((path, text) in files) it.run { putNextEntry(ZipEntry(path)); write(text.toByteArray()) } }
        val manifest = JSONObject(host.files["companion-de.json"]).put("version", version)
        packs.install(zip.toByteArray().inputStream(), manifest.toString().toByteArray())
    }
    val (first, second) = "a".repeat(16) to "b".repeat(16)
    expect("a shipped file out of the pack is refused", failure { install(first, "../a" to "a") }?.startsWith("Outside of the pack"), true)
    expect("then there is no pack", packs.open(), null)
    install(first, "de/scene.html" to "one", "de/404.html" to "none")
    expect("the pack that the app brings is opened", packs.open()?.responseFor("/de/scene", "de")?.statusCode, 200)
    expect("with everything that it has", File(home, "$first/de/404.html").readText(), "none")
    install(second)
    expect("and replaces no other", packs.open()?.folder?.name, first)
    packs.update("de")
    expect("an update does", packs.open()?.folder?.name, second)
    expect("without fetching what was shipped", host.fetched.filter { it.startsWith("files/") }, emptyList<String>())
}

private fun checkChinese() {
    val host = Host()
    val packs = Packs(Files.createTempDirectory("packs").toFile(), "https://help.example.com/packs", host::fetch)
    fun readersOf(lang: String, version: String): List<String> {
        host.publish(version, "one", lang = lang)
        packs.update("de")
        val pack = packs.open()!!
        return listOf("zh", "zhf", "zh_CN", "zh_TW", "zh-hk", "zh-Hant", "zh-Hans-HK").filter { pack.fileFor("/scene", it) != null }
    }
    expect("who reads simplified Chinese", readersOf("zh", "a".repeat(16)), listOf("zh", "zh_CN", "zh-Hans-HK"))
    expect("who reads traditional Chinese", readersOf("zhf", "b".repeat(16)), listOf("zhf", "zh_TW", "zh-hk", "zh-Hant"))
}

private fun checkUpdates() {
    val home = Files.createTempDirectory("packs").toFile()
    val second = thread(start = false) { failure { Packs(home, "") { throw IOException() }.update("de") } }
    var state: Thread.State? = null
    failure {
        Packs(home, "") {
            second.start()
            while (second.state != Thread.State.BLOCKED && second.isAlive) Thread.yield()
            state = second.state
            throw IOException()
        }.update("de")
    }
    expect("an update waits for the one that runs", state, Thread.State.BLOCKED)
}

fun main() {
    checkBridge()
    checkChooser()
    checkCamera()
    checkPacks()
    checkDamage()
    checkShipped()
    checkChinese()
    checkUpdates()
}
