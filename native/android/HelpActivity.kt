// Checked with npm run check-native: compiled by Kotlin 1.3 against stubs of the Android classes; not run on a device.
package com.example.companion

import android.Manifest
import android.content.ActivityNotFoundException
import android.content.Context
import android.content.Intent
import android.net.ConnectivityManager
import android.net.NetworkCapabilities
import android.net.Uri
import android.os.Bundle
import android.webkit.CookieManager
import android.webkit.PermissionRequest
import android.webkit.RenderProcessGoneDetail
import android.webkit.ValueCallback
import android.webkit.WebChromeClient
import android.webkit.WebResourceRequest
import android.webkit.WebResourceResponse
import android.webkit.WebView
import androidx.activity.ComponentActivity
import androidx.activity.addCallback
import androidx.activity.result.contract.ActivityResultContracts
import androidx.lifecycle.lifecycleScope
import androidx.webkit.ServiceWorkerClientCompat
import androidx.webkit.ServiceWorkerControllerCompat
import androidx.webkit.WebViewAssetLoader
import androidx.webkit.WebViewClientCompat
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature
import java.io.File
import org.json.JSONArray
import org.json.JSONObject

/** Shows a page of the site: start it with an Intent whose extra "path" is one of its addresses, such as "/helpCenter". */
class HelpActivity : ComponentActivity(), HelpScreen {
    private val app get() = application as HelpApp
    private val origin get() = app.helpOrigin
    private lateinit var view: WebView
    private lateinit var packs: Packs
    private var pack: Pack? = null
    private val fileChooser = FileChooser(this)

    private var cameraRequest: PermissionRequest? = null
    private val permission = registerForActivityResult(ActivityResultContracts.RequestPermission()) { granted ->
        cameraRequest?.run { if (granted) grant(resources) else deny() }
        cameraRequest = null
    }

    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        require(isOwn(Uri.parse(origin))) { "helpOrigin has a path, or a slash at its end" }
        packs = Packs(File(noBackupFilesDir, "companion"), "$origin/packs")
        pack = packs.open()
        val language = app.helpUser().lang
        view = WebView(this)
        setContentView(view)
        view.settings.apply {
            javaScriptEnabled = true
            domStorageEnabled = true
            allowFileAccess = false
            allowContentAccess = false
        }
        CookieManager.getInstance().setAcceptThirdPartyCookies(view, false)

        // Serves the pack at the site's own address. What it does not have goes to the network.
        val loader = WebViewAssetLoader.Builder()
            .setDomain(Uri.parse(origin).authority!!)
            .setHttpAllowed(origin.startsWith("http:"))
            .addPathHandler("/") { path -> pack?.responseFor("/$path", chosenLanguage() ?: language) }
            .build()
        view.webViewClient = Client(loader)
        view.webChromeClient = Chrome()
        // Requests of the site's service worker bypass the client.
        if (WebViewFeature.isFeatureSupported(WebViewFeature.SERVICE_WORKER_BASIC_USAGE) &&
            WebViewFeature.isFeatureSupported(WebViewFeature.SERVICE_WORKER_SHOULD_INTERCEPT_REQUEST)
        ) {
            ServiceWorkerControllerCompat.getInstance().setServiceWorkerClient(object : ServiceWorkerClientCompat() {
                override fun shouldInterceptRequest(request: WebResourceRequest): WebResourceResponse? =
                    loader.shouldInterceptRequest(request.url)
            })
        }

        onBackPressedDispatcher.addCallback(this) { if (view.canGoBack()) view.goBack() else finish() }
        val functions = AppFunctions(app, this, getSharedPreferences("companion", Context.MODE_PRIVATE))
        Bridge(origin, functions, lifecycleScope).attach(view, info(language))
        if (state == null) fileChooser.deletePhotos()
        if (state == null || view.restoreState(state) == null) view.loadUrl(addressOf(intent.getStringExtra("path")))
    }

    /** For every page of this web view: a new language or brand shows in the next web view. */
    private fun info(language: String) = JSONObject().put("v", 1).put("platform", "android")
        .put("lang", language).put("brand", app.helpBrand).put("brandName", app.helpBrandName)
        .put("capabilities", JSONArray(AppFunctions.capabilities))

    /** A path of the site, which a notification or a link may bring: never another host's. */
    private fun addressOf(path: String?): String {
        val address = "$origin$path"
        return if (path?.startsWith("/") == true && isOwn(Uri.parse(address))) address else "$origin/home"
    }

    private fun isOwn(address: Uri) = "${address.scheme}://${address.authority}" == origin

    private inner class Client(private val loader: WebViewAssetLoader) : WebViewClientCompat() {
        override fun shouldInterceptRequest(view: WebView, request: WebResourceRequest): WebResourceResponse? {
            if (!isOwn(request.url) || request.method != "GET") return null
            val response = loader.shouldInterceptRequest(request.url)
            if (response != null || !request.isForMainFrame || isOnline()) return response
            return pack?.offlineResponseFor(request.url.path ?: "/")
        }

        // Pages call openExternalLink for other sites, so only e-mail addresses and phone numbers are opened here.
        override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
            if (isOwn(request.url)) return false
            if (request.url.scheme in setOf("mailto", "tel")) {
                try {
                    openOutside(request.url)
                } catch (_: ActivityNotFoundException) {
                    // A tablet may have no phone app.
                }
            }
            return true
        }

        // The page's process was killed. Drafts are in the page's storage and survive.
        override fun onRenderProcessGone(view: WebView, detail: RenderProcessGoneDetail): Boolean {
            recreate()
            return true
        }
    }

    private inner class Chrome : WebChromeClient() {
        override fun onShowFileChooser(view: WebView, callback: ValueCallback<Array<Uri>>, params: FileChooserParams): Boolean {
            fileChooser.show(callback, params)
            return true
        }

        // For scanning serial numbers. Pages ask for nothing else that a web view could give.
        override fun onPermissionRequest(request: PermissionRequest) {
            if (!isOwn(request.origin) || request.resources.any { it != PermissionRequest.RESOURCE_VIDEO_CAPTURE }) return request.deny()
            cameraRequest?.deny()
            cameraRequest = request
            permission.launch(Manifest.permission.CAMERA)
        }
    }

    override fun close() = finish()

    override fun openOutside(address: Uri) = startActivity(Intent(Intent.ACTION_VIEW, address))

    override fun share(title: String, text: String) {
        val intent = Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_SUBJECT, title).putExtra(Intent.EXTRA_TEXT, text)
        startActivity(Intent.createChooser(intent, title))
    }

    private fun isOnline(): Boolean {
        val manager = getSystemService(ConnectivityManager::class.java)
        return manager.getNetworkCapabilities(manager.activeNetwork)?.hasCapability(NetworkCapabilities.NET_CAPABILITY_INTERNET) == true
    }

    /** The language that the reader chose, in the site's only cookie. */
    private fun chosenLanguage(): String? = CookieManager.getInstance().getCookie(origin)
        ?.split("; ")?.firstOrNull { it.startsWith("lang=") }?.removePrefix("lang=")

    override fun onSaveInstanceState(state: Bundle) {
        super.onSaveInstanceState(state)
        view.saveState(state)
    }

    override fun onDestroy() {
        pack?.let { packs.close(it) }
        view.destroy()
        super.onDestroy()
    }

    companion object {
        /** The oldest web view that the pages support. */
        const val OLDEST_CHROMIUM = 107

        /** Whether screens work here. Below that, guides can be read; offer to update "Android System WebView". */
        fun isSupported(context: Context): Boolean {
            val version = WebViewCompat.getCurrentWebViewPackage(context)?.versionName?.substringBefore('.')?.toIntOrNull()
            return version == null || version >= OLDEST_CHROMIUM
        }
    }
}
